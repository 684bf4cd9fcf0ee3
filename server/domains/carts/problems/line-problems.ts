import type { CartItem } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { type OrderProblem, problem } from '../../orders/rules/order-problems.ts';
import { marketFreshness } from '../../pricing/rules/market-age.ts';

type PricedLine = Pick<CartItem, 'unitPrice' | 'seenUnitPrice' | 'marketFix' | 'marketAsOf'>;

/** Notices about a line with a price: it changed since it was shown, or its market prices are old. */
export function priceProblems(line: PricedLine, now: Date): OrderProblem[] {
  const { marketFix, marketAsOf } = line;
  const problems: OrderProblem[] = [];
  const before = line.seenUnitPrice && decimal(line.seenUnitPrice);
  const after = line.unitPrice && decimal(line.unitPrice);
  if (before && after && !after.equals(before)) {
    problems.push({
      code: after.greaterThan(before) ? 'PRICE_RAISED' : 'PRICE_LOWERED',
      subject: null,
      before: before.toFixed(2),
      after: after.toFixed(2),
    });
  }
  const hasMarketMetal = Array.isArray(marketFix) && marketFix.length > 0;
  if (hasMarketMetal && marketFreshness(marketAsOf, now) !== 'FRESH') problems.push(problem('MARKET_STALE'));
  return problems;
}
