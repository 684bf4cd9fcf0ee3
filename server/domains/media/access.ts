import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { picturedUsers } from '../identity/access.ts';
import { fileUse, fileUses } from './file-uses.ts';

/** See the media library. */
const MEDIA_VIEW = 2501;

// The domain of users is below this one and cannot import it.
fileUse('pictureOf', picturedUsers);

/**
 * Row filter of uploaded files: one's own, and those shown by a row that one may see (`fileUse`: lines of one's own cart,
 * jobs and their notes, profiles). Portal users also see what was uploaded for a customer of theirs; staff with 2501 what
 * no row shows.
 */
export function visibleFiles(viewer: Viewer): Prisma.FileWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  const shown = fileUses().flatMap(({ relation, visible }) => {
    const rows = visible(viewer);
    return rows === null ? [] : [{ [relation]: { some: rows } }];
  });
  return {
    OR: [
      { uploadedById: viewer.userId },
      ...shown,
      ...(viewer.isStaff ? library(viewer) : [{ customerId: { in: viewer.linkedCustomerIds } }]),
    ],
  };
}

/** What no row shows. */
function library(viewer: Viewer): Prisma.FileWhereInput[] {
  if (!viewer.can(MEDIA_VIEW)) return [];
  return [Object.fromEntries(fileUses().map(({ relation }) => [relation, { none: {} }]))];
}
