import type { CartItem } from '../../../database/generated/client.ts';
import type { PriceChangeFact } from '../../../errors/errors.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { isPriceHeld } from '../../pricing/rules/valid-until.ts';
import { type LinePrices, priceChanges } from '../rules/price-changes.ts';

/** The lines whose price differs from the one shown, with both prices. */
export function lineChanges(
  items: readonly CartItem[],
  outcomes: readonly PriceOutcome[],
  now: Date,
): PriceChangeFact[] {
  const recomputed = items.map((item, index) => {
    const outcome = outcomes[index];
    const priced = outcome && 'priced' in outcome ? outcome.priced : null;
    return {
      lineId: item.id,
      before: pricesOf(item.unitPrice === null ? null : decimal(item.unitPrice), item.quantity),
      after: pricesOf(priced && orderablePrice(priced), item.quantity),
    };
  });
  // A line that had no price before either is not a change, but still cannot be ordered.
  const unpriced = recomputed.filter(
    ({ before, after }) => before.unitPrice === null && after.unitPrice === null,
  );
  return [...priceChanges(recomputed), ...unpriced].map(({ lineId, before, after }) => {
    const index = items.findIndex(({ id }) => id === lineId);
    const [item, outcome] = [items[index], outcomes[index]];
    const titles = outcome && 'priced' in outcome ? outcome.priced : null;
    return {
      cartItemId: lineId,
      nameEn: titles?.titleEn ?? '',
      nameFr: titles?.titleFr ?? '',
      before: before.unitPrice?.toFixed(2) ?? null,
      after: after.unitPrice?.toFixed(2) ?? null,
      quantity: item?.quantity ?? 0,
      reason: reasonOf(item, after.unitPrice, now),
    };
  });
}

function reasonOf(item: CartItem | undefined, after: Money | null, now: Date): string {
  if (after === null) return 'NOT_PRICEABLE';
  return item && isPriceHeld(item.validUntil, now) ? 'CATALOGUE_CHANGED' : 'MARKET_FIX_EXPIRED';
}

function pricesOf(unitPrice: Money | null, quantity: number): LinePrices {
  return { unitPrice, linePrice: unitPrice?.mul(quantity) ?? null };
}
