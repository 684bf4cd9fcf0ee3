import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownCartItems } from '../carts/access.ts';
import { visibleCustomers } from '../customers/access.ts';
import { COST_BREAKDOWN_VIEW } from '../pricing/access.ts';

/** Whether the viewer may analyse prices: staff with 1303. */
export function analysesPrices(viewer: Viewer): boolean {
  return viewer.isStaff && viewer.can(COST_BREAKDOWN_VIEW);
}

/**
 * Cart lines whose prices the viewer may analyse: own ones, and those of visible customers, because customers ask
 * about the prices in their carts.
 */
export function explainedCartItems(viewer: Viewer): Prisma.CartItemWhereInput {
  if (!analysesPrices(viewer)) return { id: { in: [] } };
  return { OR: [ownCartItems(viewer), { cart: { is: { customer: { is: visibleCustomers(viewer) } } } }] };
}
