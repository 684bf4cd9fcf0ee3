import type { Viewer } from '../../../auth/viewer.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import type { OrderLineDraft } from '../../orders/placing/order-draft.ts';
import type { Grant } from '../../promotions/rules/discount-of.ts';
import { costOfPrice } from '../../quotes/rules/cost-of-price.ts';
import { isAboveFloor, isWithinLimit, type MarginLine } from '../../quotes/rules/margin.ts';
import { QUOTES_OVERRIDE } from '../../quotes/rules/transitions.ts';
import { quoteLimits } from '../../quotes/versions/quote-facts.ts';
import type { Settings } from '../../settings/settings.ts';

type DiscountedOrder = {
  lines: readonly OrderLineDraft[];
  granted: readonly Grant[];
  settings: Settings;
};

/**
 * Refuses an order whose staff discount needs the approval that an offer at the same prices would need: below the
 * margin floor, including other discounts, or beyond the discount limit.
 * @throws RefusedError DISCOUNT_NEEDS_APPROVAL
 */
export function refuseUnapprovedDiscount(
  viewer: Viewer,
  { lines, granted, settings }: DiscountedOrder,
): void {
  const ofStaff = granted.filter(({ promotion }) => promotion.id === null);
  if (ofStaff.length === 0 || viewer.can(QUOTES_OVERRIDE)) return;
  const { marginFloor, discountLimit } = quoteLimits(settings);
  if (
    isAboveFloor(marginLines(lines, granted), marginFloor) &&
    isWithinLimit(marginLines(lines, ofStaff), discountLimit)
  )
    return;
  throw new RefusedError('DISCOUNT_NEEDS_APPROVAL');
}

/** The lines as an offer at the same prices would have them. */
function marginLines(lines: readonly OrderLineDraft[], granted: readonly Grant[]): MarginLine[] {
  return lines.map(({ priced, unitPrice, quantity }, index) => {
    const price = decimal(unitPrice);
    const off = sumMoney(granted.flatMap(({ shares }) => shares[index] ?? []));
    return {
      lineKey: index + 1,
      quantity,
      isOptional: false,
      alternativeGroup: null,
      unitPrice: price.minus(off.div(quantity)),
      calculatedPrice: price,
      cost: costOfPrice(priced.snapshot().breakdown),
    };
  });
}
