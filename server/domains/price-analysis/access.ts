import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ownCartItems } from '../carts/access.ts';
import { visibleCustomers } from '../customers/access.ts';
import { COST_BREAKDOWN_VIEW } from '../pricing/access.ts';

/** Whether prices are explained and simulated for the viewer: staff who may see what they are made of (1303). */
export function analysesPrices(viewer: Viewer): boolean {
  return viewer.isStaff && viewer.can(COST_BREAKDOWN_VIEW);
}

/**
 * Lines of carts whose prices are explained to the viewer: the own ones, and those of customers whom the viewer sees,
 * since a customer who asks about a price asks about what is in the cart.
 */
export function explainedCartItems(viewer: Viewer): Prisma.CartItemWhereInput {
  if (!analysesPrices(viewer)) return { id: { in: [] } };
  return { OR: [ownCartItems(viewer), { cart: { is: { customer: { is: visibleCustomers(viewer) } } } }] };
}
