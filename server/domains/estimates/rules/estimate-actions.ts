import type { EstimateStatus } from './estimate-status.ts';

/** Actions on an estimate. */
const ESTIMATE_ACTIONS = ['EDIT', 'COPY', 'SHARE', 'DELETE', 'TO_CART', 'TO_QUOTE', 'TO_JOB'] as const;

export type EstimateAction = (typeof ESTIMATE_ACTIONS)[number];

/** What decides the actions. */
export type EstimateFacts = {
  status: EstimateStatus;
  kind: 'PIECE' | 'DESIGN';
  /** It can be ordered at its price. */
  isPriced: boolean;
  /** Staff set a price other than the calculated one. */
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
 * Why an action is refused; null if it is allowed. Carts and jobs need an item type and a calculated price. A free
 * design and a manually set price need a quote, which the manufacturer answers.
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

/** The available actions on an estimate. Users with whom it was shared can only copy it. */
export function offeredEstimateActions(
  facts: EstimateFacts,
  { isChangeable, may }: { isChangeable: boolean; may: (action: EstimateAction) => boolean },
): EstimateAction[] {
  return ESTIMATE_ACTIONS.filter(
    (action) => (action === 'COPY' || isChangeable) && may(action) && estimateRefusal(action, facts) === null,
  );
}
