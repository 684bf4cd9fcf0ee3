import { type CartAmounts, cartTotals } from '../../domains/orders/rules/cart-totals.ts';
import type { PiecePrice } from '../../domains/pricing/rules/piece-price.ts';
import { decimals, named, pieces, sources } from '../../domains/pricing/rules/price-invariants.examples.ts';
import { pricePiece } from '../../domains/pricing/rules/price-piece.ts';
import { type PricedSubItem, priceWithSubItems } from '../../domains/pricing/rules/price-with-sub-items.ts';
import { Decimal, type Money, sumMoney } from '../../lib/money.ts';
import { fc } from '../fast-check.ts';

/** A priced configuration, alone or with its parts. */
export type PricedLine = { price: PiecePrice; quantity: number };

const onePiece = fc
  .tuple(pieces, sources)
  .map(([piece, from]): PricedLine => ({ price: pricePiece(piece, from), quantity: piece.quantity }));

const parts: fc.Arbitrary<PricedSubItem[]> = fc.array(
  fc
    .record({ quantity: fc.integer({ min: 1, max: 3 }), price: onePiece.map(({ price }) => price) })
    .map((part) => ({ ...named, ...part })),
  { maxLength: 2 },
);

/** Any configuration with its price. */
export const pricedLines: fc.Arbitrary<PricedLine> = fc
  .tuple(onePiece, parts)
  .map(([{ price, quantity }, subItems]) => ({
    price: priceWithSubItems(price, subItems, quantity),
    quantity,
  }));

/** Any cart over priced configurations. */
export const pricedCarts: fc.Arbitrary<{ lines: PricedLine[]; cart: CartAmounts }> = fc
  .record({
    lines: fc.array(pricedLines, { minLength: 1, maxLength: 4 }),
    discount: decimals(-5, 500, 3),
    shipping: decimals(-5, 80, 3),
    enabled: fc.boolean(),
    percent: decimals(0, 25, 4),
    base: fc.constantFrom('SUBTOTAL' as const, 'NET_OF_DISCOUNT' as const),
  })
  .map(({ lines, discount, shipping, ...tax }) => ({
    lines,
    cart: { lines: lines.map(({ price }) => price.linePrice), discount, shipping, tax },
  }));

/** Money invariants that a priced configuration violates: none. */
export function brokenLineInvariants({ price, quantity }: PricedLine): string[] {
  const { unitPrice, linePrice, breakdown, summary } = price;
  if (unitPrice === null) {
    return [
      ...(linePrice === null ? [] : ['a line without a unit price has a price']),
      ...(breakdown.length + summary.length === 0 ? [] : ['rows of no price']),
      ...(price.missing.length > 0 || price.warnings.length > 0 ? [] : ['no price without a reason']),
    ];
  }
  return [
    ...(sumMoney(breakdown.map(({ amount }) => amount)).equals(unitPrice) ? [] : ['rows ≠ unit']),
    ...(sumMoney(summary.map(({ amount }) => amount)).equals(unitPrice) ? [] : ['summary ≠ unit']),
    ...(linePrice?.equals(unitPrice.mul(quantity)) ? [] : ['line ≠ unit × quantity']),
    ...(unitPrice.isNegative() && !unitPrice.isZero() ? ['negative price'] : []),
    ...([unitPrice, ...breakdown.map(({ amount }) => amount)].every(isWholeCents) ? [] : ['parts of cents']),
  ];
}

/** Money invariants that the totals and lines of a cart violate: none. */
export function brokenCartInvariants({ lines, cart }: { lines: PricedLine[]; cart: CartAmounts }): string[] {
  const ofLines = lines.flatMap(brokenLineInvariants);
  const totals = cartTotals(cart);
  const prices = cart.lines.filter((price) => price !== null);
  if (totals === null) return [...ofLines, ...(prices.length < cart.lines.length ? [] : ['no total'])];
  const { subTotal, discount, shipping, tax, grandTotal } = totals;
  const sum = subTotal.minus(discount).plus(shipping).plus(tax);
  return [
    ...ofLines,
    ...(sumMoney(prices).equals(subTotal) ? [] : ['lines ≠ subtotal']),
    ...(grandTotal.equals(Decimal.max(sum, 0)) ? [] : ['total ≠ subtotal − discount + shipping + tax']),
    ...(discount.greaterThan(subTotal) ? ['discount > subtotal'] : []),
    ...Object.entries(totals).flatMap(([name, amount]) =>
      amount.isNegative() && !amount.isZero()
        ? [`${name} is negative`]
        : isWholeCents(amount)
          ? []
          : [`${name} has parts of cents`],
    ),
  ];
}

/** No fractions of cents, and no floating point noise. */
function isWholeCents(amount: Money): boolean {
  return amount.isFinite() && amount.decimalPlaces() <= 2;
}
