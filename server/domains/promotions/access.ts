import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 2701: see the configuration of the installation. */
export const CONFIGURATION_VIEW = 2701;

/** Promotions that the viewer may see: all or none, and none for customers, whatever they may. */
export function visiblePromotions(viewer: Viewer): Prisma.PromotionWhereInput {
  return viewer.isStaff && viewer.can(CONFIGURATION_VIEW) ? {} : { id: { in: [] } };
}
