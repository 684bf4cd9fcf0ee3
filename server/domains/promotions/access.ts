import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 2701: see the configuration of the installation. */
export const CONFIGURATION_VIEW = 2701;

/** Row filter of promotions for maintenance: all or none; always none for customers. */
export function visiblePromotions(viewer: Viewer): Prisma.PromotionWhereInput {
  return viewer.isStaff && viewer.can(CONFIGURATION_VIEW) ? {} : { id: { in: [] } };
}
