import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 3501: see integrations, and what is done in the background. */
export const INTEGRATIONS_VIEW = 3501;

/** Failed tasks that the viewer may see: all or none, and none for customers, whatever they may. */
export function visibleFailedTasks(viewer: Viewer): Prisma.FailedTaskWhereInput {
  return viewer.isStaff && viewer.can(INTEGRATIONS_VIEW) ? {} : { id: { in: [] } };
}
