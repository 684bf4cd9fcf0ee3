import { type OrderActor, sideOf } from '../../identity/rules/sided-transition.ts';
import {
  decideTransition,
  isQuoteObstacle,
  PLACEHOLDER_QUOTE_INPUT,
  type QuoteObstacle,
} from './decide-transition.ts';
import type { QuoteFacts, QuoteLimits } from './quote-facts.ts';
import { currentStatus } from './quote-guards.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import type { QuoteAction } from './transition.ts';
import { QUOTE_TRANSITIONS } from './transitions.ts';

/** An action of the viewer on a quote, and what it lacks, if anything. */
export type OfferedQuoteAction = {
  action: QuoteAction;
  /** Null: the quote is deleted. */
  to: QuoteStatusCode | null;
  permission: number;
  requiresReason: boolean;
  takesReason: boolean;
  /** The customer may give target prices. */
  takesTargetPrices: boolean;
  enabled: boolean;
  /** The missing requirement. */
  missing: QuoteObstacle | null;
};

/** Actions with an optional reason. */
const MAY_HAVE_REASON: readonly QuoteAction[] = ['WITHDRAW', 'RECALL', 'REFRESH', 'RETURN', 'APPROVE'];

/** The viewer, the limits and the current time. */
type OfferContext = { actor: OrderActor; limits: QuoteLimits; now: Date };

/** The actions of the viewer's side on a quote in its status by the clock, in the order of the transitions. */
export function offeredActions(
  stored: QuoteFacts,
  { actor, limits, now }: OfferContext,
): OfferedQuoteAction[] {
  const quote = { ...stored, status: currentStatus(stored, now) };
  return QUOTE_TRANSITIONS.filter(({ from }) => from === quote.status).flatMap(
    (transition): OfferedQuoteAction[] => {
      const { action, to, requiresReason } = transition;
      const permission = sideOf(transition, actor.side)?.anyOf[0];
      if (permission === undefined) return [];
      const input = PLACEHOLDER_QUOTE_INPUT;
      const decision = decideTransition({ quote, limits, action, actor, input, now });
      const refused = decision.ok ? null : decision.refused.code;
      // Any other refusal hides the action from the viewer.
      if (refused !== null && !isQuoteObstacle(refused)) return [];
      return [
        {
          action,
          to: to === 'NOWHERE' ? null : to,
          permission,
          requiresReason,
          takesReason: requiresReason || MAY_HAVE_REASON.includes(action),
          takesTargetPrices: action === 'COUNTER',
          enabled: decision.ok,
          missing: refused,
        },
      ];
    },
  );
}

/** The actions without an obstacle. */
export function possibleActions(quote: QuoteFacts, looking: OfferContext): QuoteAction[] {
  return offeredActions(quote, looking).flatMap(({ action, enabled }) => (enabled ? [action] : []));
}
