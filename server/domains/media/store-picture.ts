import type { File as FileRow, Prisma } from '../../database/generated/client.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { CleanPicture } from './read-picture.ts';

/** Owner of a picture. Without a customer, only the uploader and staff see it, until a row shows it. */
export type PictureOwner = { originalName: string; uploadedById: number; customerId: number | null };

/** Stores a picture and its row; the bytes first, so that no row lacks them. */
export async function storePicture(
  db: Pick<Prisma.TransactionClient, 'file'>,
  files: Pick<FileStore, 'put'>,
  picture: CleanPicture,
  { originalName, uploadedById, customerId }: PictureOwner,
): Promise<FileRow> {
  const { bytes, digest, mimeType, width, height } = picture;
  await files.put(digest, bytes);
  return db.file.create({
    data: { digest, mimeType, size: bytes.length, width, height, originalName, uploadedById, customerId },
  });
}
