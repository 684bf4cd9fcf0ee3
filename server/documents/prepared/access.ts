import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Prepared documents that the viewer may get: their own, for the customer that they currently act for. */
export function visiblePreparedDocuments(viewer: Viewer, now: Date): Prisma.PreparedDocumentWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  return { userId: viewer.userId, customerId: viewer.customerId, expiresAt: { gt: now } };
}
