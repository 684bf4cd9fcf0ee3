import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** The viewer's own notices. */
export function ownNotices(viewer: Viewer): Prisma.NoticeWhereInput {
  return viewer.isSignedIn ? { userId: viewer.userId } : { id: { in: [] } };
}

/** The part in the viewer's inbox. */
export function inboxOf(viewer: Viewer): Prisma.NoticeWhereInput {
  return { AND: [ownNotices(viewer), { inInbox: true }] };
}
