import { loadNamespace } from '../../../lib/i18n/namespace.ts';
import { orderProblems } from '../../../orders/problems/namespace.ts';
import { CartProblems } from '../_components/CartProblems.tsx';
import { cartExtras } from '../extras/namespace.ts';

export { ExplainPrice } from '../../../orders/explain-price/ExplainPrice.tsx';
export { saveForLater } from '../../../wish-list/save-for-later.ts';
export { duplicateLine } from './duplicate-line.ts';
export { missingFailure } from './missing-failure.ts';
export { openPlaced } from './open-placed.ts';
export { seenCart } from './seen-cart.ts';
export { priceChangeOf, submitFailure, submitOrder } from './submit-order.ts';

/** Problems of an order, with their texts; for `lazy`. */
export async function cartProblems() {
  await Promise.all([loadNamespace(orderProblems), loadNamespace(cartExtras)]);
  return { default: CartProblems };
}
