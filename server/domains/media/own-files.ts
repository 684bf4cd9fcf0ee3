import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';

/**
 * Checks that the viewer may attach files, because they uploaded them. Other users' files count as unknown; the error
 * names the position.
 */
export async function ownFiles(
  db: Prisma.TransactionClient,
  viewer: Viewer,
  ids: readonly number[],
  pathAt: (index: number) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.file.findMany({
    where: { id: { in: [...ids] }, uploadedById: viewer.userId },
    select: { id: true },
  });
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw InvalidInputError.of(pathAt(unknown), 'UNKNOWN', 'No such file.');
}

/** Digests of the viewer's pictures, in order, because a repeated call may have uploaded the same picture again. */
export async function pictureDigests(
  db: Pick<Prisma.TransactionClient, 'file'>,
  viewer: Viewer,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await db.file.findMany({
    where: { id: { in: [...ids] }, uploadedById: viewer.userId },
    select: { id: true, digest: true },
  });
  return ids.map((id) => files.find((file) => file.id === id)?.digest ?? String(id));
}
