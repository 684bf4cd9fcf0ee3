import type { File as FileRow, Prisma } from '../../database/generated/client.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { CleanPicture } from './read-picture.ts';

/** Whose picture it is. Without a customer only the uploader and staff see it, until it is shown somewhere. */
export type PictureOwner = { originalName: string; uploadedById: number; customerId: number | null };

/** Stores a picture and its row; the bytes come first, so that no row points to nothing. */
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
