import type { CartItem } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { type OrderProblem, problem } from '../../orders/rules/order-problems.ts';
import { marketFreshness } from '../../pricing/rules/market-age.ts';

type PricedLine = Pick<CartItem, 'unitPrice' | 'seenUnitPrice' | 'marketFix' | 'marketAsOf'>;

/** Notices about a line with a price: it changed since it was shown, or its market prices are old. */
export function priceProblems(line: PricedLine, now: Date): OrderProblem[] {
  const { unitPrice, seenUnitPrice, marketFix, marketAsOf } = line;
  const problems: OrderProblem[] = [];
  if (unitPrice !== null && seenUnitPrice !== null && !decimal(unitPrice).equals(decimal(seenUnitPrice))) {
    const isRaised = decimal(unitPrice).greaterThan(decimal(seenUnitPrice));
    problems.push({
      code: isRaised ? 'PRICE_RAISED' : 'PRICE_LOWERED',
      subject: null,
      before: seenUnitPrice.toFixed(2),
      after: unitPrice.toFixed(2),
    });
  }
  const hasMarketMetal = Array.isArray(marketFix) && marketFix.length > 0;
  if (hasMarketMetal && marketFreshness(marketAsOf, now) !== 'FRESH') problems.push(problem('MARKET_STALE'));
  return problems;
}
