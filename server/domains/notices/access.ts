import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** What the viewer was told of; nobody else's. */
export function ownNotices(viewer: Viewer): Prisma.NoticeWhereInput {
  return viewer.isSignedIn ? { userId: viewer.userId } : { id: { in: [] } };
}

/** What of it stands in the inbox. */
export function inboxOf(viewer: Viewer): Prisma.NoticeWhereInput {
  return { AND: [ownNotices(viewer), { inInbox: true }] };
}
