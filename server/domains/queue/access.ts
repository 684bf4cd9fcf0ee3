import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 3501: see integrations and background tasks. */
export const INTEGRATIONS_VIEW = 3501;

/** Failed tasks that the viewer may see: all or none; always none for customers. */
export function visibleFailedTasks(viewer: Viewer): Prisma.FailedTaskWhereInput {
  return viewer.isStaff && viewer.can(INTEGRATIONS_VIEW) ? {} : { id: { in: [] } };
}
