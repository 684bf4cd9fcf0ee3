import type { EstimateStatus } from './estimate-status.ts';

/** What can be done with an estimate. */
const ESTIMATE_ACTIONS = ['EDIT', 'COPY', 'SHARE', 'DELETE', 'TO_CART', 'TO_QUOTE', 'TO_JOB'] as const;

/** One of them. */
export type EstimateAction = (typeof ESTIMATE_ACTIONS)[number];

/** What decides it. */
export type EstimateFacts = {
  status: EstimateStatus;
  kind: 'PIECE' | 'DESIGN';
  /** It can be ordered at its price. */
  isPriced: boolean;
  /** Staff set another price than the calculated one. */
  hasOwnPrice: boolean;
};

/** Why an action is refused. */
type EstimateRefusal =
  | 'ESTIMATE_EXPIRED'
  | 'ESTIMATE_CONVERTED'
  | 'DESIGN_NEEDS_QUOTE'
  | 'PRICE_NEEDS_QUOTE'
  | 'QUOTE_REQUIRED';

/**
 * What refuses an action; null: nothing. Cart and job are made of item types alone, at calculated prices: a free design and
 * a price that was set by hand go by a quote, which the manufacturer answers for.
 */
export function estimateRefusal(action: EstimateAction, facts: EstimateFacts): EstimateRefusal | null {
  if (action === 'COPY' || action === 'DELETE') return null;
  if (facts.status === 'CONVERTED') return 'ESTIMATE_CONVERTED';
  if (facts.status === 'EXPIRED') return 'ESTIMATE_EXPIRED';
  if (action !== 'TO_CART' && action !== 'TO_JOB') return null;
  if (facts.kind === 'DESIGN') return 'DESIGN_NEEDS_QUOTE';
  if (facts.hasOwnPrice) return 'PRICE_NEEDS_QUOTE';
  return action === 'TO_JOB' && !facts.isPriced ? 'QUOTE_REQUIRED' : null;
}

/** Everything that can be done with an estimate; whoever it was shared with makes one of their own of it. */
export function offeredEstimateActions(
  facts: EstimateFacts,
  { isChangeable, may }: { isChangeable: boolean; may: (action: EstimateAction) => boolean },
): EstimateAction[] {
  return ESTIMATE_ACTIONS.filter(
    (action) => (action === 'COPY' || isChangeable) && may(action) && estimateRefusal(action, facts) === null,
  );
}
