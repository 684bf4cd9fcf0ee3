import type { Decimal, Money } from '../../../lib/money.ts';
import { sumMoney } from '../../../lib/money.ts';
import { discountOfLines, largestDiscountChoice, leastMarginChoice, marginOfLines } from './margin.ts';
import type { QuoteApproval, QuoteFacts, QuoteLimits } from './quote-facts.ts';
import { failedGuard } from './quote-guards.ts';
import { sumOfLines } from './quote-total.ts';
import { QUOTE_TRANSITIONS } from './transitions.ts';

/**
 * What an approver of an offer sees: cost, margin, and the limits without approval. Of optional lines and alternatives
 * the figures are those of the choice with the least margin, and the discount is the largest possible.
 */
export type OfferApproval = {
  /** NEEDED: not requested yet. */
  state: QuoteApproval | 'NEEDED';
  total: Money | null;
  /** Cost of the lines whose cost is known; null if it is known for none. */
  cost: Money | null;
  marginPercent: Decimal | null;
  marginFloor: Decimal | null;
  discountPercent: Decimal | null;
  discountLimit: Decimal | null;
};

/** The approval of the current version; null if none is needed, or if an offer cannot be sent in this status. */
export function approvalOfOffer(
  quote: QuoteFacts,
  { limits, now }: { limits: QuoteLimits; now: Date },
): OfferApproval | null {
  const asking = QUOTE_TRANSITIONS.some(
    ({ from, action }) => from === quote.status && action === 'ASK_APPROVAL',
  );
  if (!asking) return null;
  const isNeeded = failedGuard(['approvalNeeded'], { quote, limits, actor: null, now }) === null;
  if (!isNeeded && quote.approval === null) return null;
  const { marginFloor, discountLimit } = limits;
  const cheapest = largestDiscountChoice(quote.lines, discountLimit);
  const choice = marginFloor === null ? cheapest : leastMarginChoice(quote.lines, marginFloor);
  const costs = choice.flatMap(({ cost, quantity }) => (cost === null ? [] : [cost.mul(quantity)]));
  return {
    state: quote.approval ?? 'NEEDED',
    total: sumOfLines(choice),
    cost: costs.length === 0 ? null : sumMoney(costs),
    marginPercent: marginOfLines(choice),
    discountPercent: discountOfLines(discountLimit === null ? choice : cheapest),
    ...limits,
  };
}
