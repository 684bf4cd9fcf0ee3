import type { Viewer } from '../../../auth/viewer.ts';
import { requireStaffWriting } from '../../quotes/edits/edited-quote.ts';
import { CART_EDIT } from '../access.ts';

/**
 * Checks that the viewer may grant and remove discounts on carts: staff who may order for customers and set prices of
 * quotes.
 */
export function requireDiscounting(viewer: Viewer): void {
  viewer.require(CART_EDIT);
  requireStaffWriting(viewer);
}
