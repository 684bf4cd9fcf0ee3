import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownCartItems } from '../carts/access.ts';
import { picturedUsers } from '../identity/access.ts';
import { JOB_ORDERS_VIEW, visibleJobNotes, visibleJobOrders } from '../jobs/access.ts';

/** See the media library. */
export const MEDIA_VIEW = 2501;

/**
 * Row filter of uploaded files: one's own, the drawings of one's own cart, what is shown on jobs that one may see
 * (pictures, proofs, attachments of notes, internal ones for staff), and the profile pictures of those one has to do
 * with. Portal users also see what was uploaded for a customer of theirs; staff with 2501 what belongs to no job, cart or
 * person.
 */
export function visibleFiles(viewer: Viewer): Prisma.FileWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  const jobOrder = visibleJobOrders(viewer);
  const ofJobs = [
    { jobImages: { some: { jobOrder } } },
    { proofs: { some: { jobOrder } } },
    { notes: { some: { note: visibleJobNotes(viewer) } } },
  ];
  return {
    OR: [
      { uploadedById: viewer.userId },
      { cartItems: { some: ownCartItems(viewer) } },
      { pictureOf: { some: picturedUsers(viewer) } },
      ...(viewer.can(JOB_ORDERS_VIEW) ? ofJobs : []),
      ...(viewer.isStaff ? library(viewer) : [{ customerId: { in: viewer.linkedCustomerIds } }]),
    ],
  };
}

/** What hangs on nothing of anybody's. */
function library(viewer: Viewer): Prisma.FileWhereInput[] {
  if (!viewer.can(MEDIA_VIEW)) return [];
  const none = { none: {} };
  return [{ notes: none, jobImages: none, cartItems: none, proofs: none, pictureOf: none }];
}
