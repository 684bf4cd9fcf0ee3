import type { Prisma } from '../../database/generated/client.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { CleanPicture } from './read-picture.ts';
import type { PictureOwner } from './store-picture.ts';

/** A picture with an id from the sequence of files, uploaded at `createdAt`. */
type StoredPicture = PictureOwner & { id: number; picture: CleanPicture; createdAt: Date };

/** Adds the rows of many pictures in one statement. Their bytes must be stored before. */
export async function createPictureRows(
  db: Prisma.TransactionClient,
  kept: readonly StoredPicture[],
): Promise<void> {
  await insertRows(db, {
    File: kept.map(({ id, picture: { bytes, digest, mimeType, width, height }, ...owner }) => ({
      ...owner,
      id,
      digest,
      mimeType,
      size: bytes.length,
      width,
      height,
    })),
  });
}
