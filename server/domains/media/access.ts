import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { visibleJobNotes, visibleJobOrders } from '../jobs/access.ts';

/**
 * Row filter of uploaded files. Staff see all; portal users their own, those uploaded for a customer of theirs, what is
 * shown on jobs that they may see (pictures, proofs, attachments of shared notes, never of internal ones), and the
 * profile pictures of people.
 */
export function visibleFiles(viewer: Viewer): Prisma.FileWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  if (viewer.isStaff) return {};
  const jobOrder = visibleJobOrders(viewer);
  return {
    OR: [
      { uploadedById: viewer.userId },
      { customerId: { in: viewer.linkedCustomerIds } },
      { jobImages: { some: { jobOrder } } },
      { proofs: { some: { jobOrder } } },
      { notes: { some: { note: visibleJobNotes(viewer) } } },
      { pictureOf: { some: {} } },
    ],
  };
}
