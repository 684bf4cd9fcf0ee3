import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { picturedUsers } from '../identity/access.ts';
import { fileUse, fileUses } from './file-uses.ts';

/** Permission 2501: see the media library. */
const MEDIA_VIEW = 2501;

// Declared here, because the domain of users cannot import this one.
fileUse('pictureOf', picturedUsers);

/**
 * Row filter of uploaded files: the viewer's own, and those of visible rows (`fileUse`: own cart lines, jobs and their
 * notes, profiles). Portal users also see those uploaded for their customers; staff with 2501 those of no row.
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

/** Files of no row. */
function library(viewer: Viewer): Prisma.FileWhereInput[] {
  if (!viewer.can(MEDIA_VIEW)) return [];
  return [Object.fromEntries(fileUses().map(({ relation }) => [relation, { none: {} }]))];
}
