import {
  type ActorRefusal,
  type OrderActor,
  reaches,
  refusedForActor,
  sideOf,
} from '../../identity/rules/sided-transition.ts';
import type { QuoteFacts, QuoteLimits } from './quote-facts.ts';
import { failedGuard, QUOTE_GUARD_CODES, type QuoteGuardCode } from './quote-guards.ts';
import type { QuoteAction, QuoteTransition } from './transition.ts';
import { QUOTE_TABLE, transitionFrom } from './transitions.ts';

/** Input of an action; absent values are null. */
interface QuoteTransitionInput {
  reason: string | null;
  /** COUNTER: the customer gives target prices, so no reason is needed. */
  hasTargets: boolean;
}

/** A placeholder for a reason, so that only the state of the quote decides. */
export const PLACEHOLDER_QUOTE_INPUT: QuoteTransitionInput = { reason: '-', hasTargets: true };

/** What a quote or its viewer lacks for an action, apart from the permission and the input. */
export type QuoteObstacle = Exclude<QuoteGuardCode, HidingCode> | 'ACTING_AS_FORBIDDEN';

/** Guards that hide their action, because there is nothing to request or to decide. */
const HIDING_CODES = ['APPROVAL_NOT_NEEDED', 'APPROVAL_ASKED', 'APPROVAL_NOT_ASKED'] as const;
type HidingCode = (typeof HIDING_CODES)[number];

/** All obstacle codes. */
const QUOTE_OBSTACLES: readonly QuoteObstacle[] = [
  ...QUOTE_GUARD_CODES.filter((code) => !isHidingCode(code)),
  'ACTING_AS_FORBIDDEN',
];

function isHidingCode(code: QuoteGuardCode): code is HidingCode {
  return HIDING_CODES.some((hiding) => hiding === code);
}

/** Why a transition is refused. */
export type QuoteRefusal =
  | ActorRefusal
  | { code: 'STATUS_TRANSITION_DENIED' | 'REASON_REQUIRED' | QuoteGuardCode };

/** Whether the code of a refusal is an obstacle. */
export function isQuoteObstacle(code: QuoteRefusal['code']): code is QuoteObstacle {
  return QUOTE_OBSTACLES.some((obstacle) => obstacle === code);
}

/** The decision of the rule. */
type QuoteDecision = { ok: true; transition: QuoteTransition } | { ok: false; refused: QuoteRefusal };

/** A request to move a quote; automatic if there is no actor. */
interface QuoteRequest {
  quote: QuoteFacts;
  limits: QuoteLimits;
  action: QuoteAction;
  actor: OrderActor | null;
  input: QuoteTransitionInput;
  now: Date;
}

/** Decides whether an action may be performed on the quote: checks permission, then row, then rule, then input. */
export function decideTransition(request: QuoteRequest): QuoteDecision {
  const { quote, action, actor, input } = request;
  const actorRefusal = actor && refusedForActor(QUOTE_TABLE, action, actor);
  if (actorRefusal) return { ok: false, refused: actorRefusal };
  const transition = transitionFrom(quote.status, action);
  if (transition === null)
    return refuse(
      quote.status === 'EXPIRED' && answersOffer(action) ? 'QUOTE_EXPIRED' : 'STATUS_TRANSITION_DENIED',
    );
  const terms = actor && sideOf(transition, actor.side);
  if (actor === null ? !transition.isAutomatic : terms === null) return refuse('STATUS_TRANSITION_DENIED');
  if (actor && terms && !reaches(actor, terms.anyOf, quote))
    return { ok: false, refused: { code: 'FORBIDDEN', permission: terms.anyOf[0] ?? 0 } };
  const guardCode = failedGuard([...transition.guards, ...(terms?.guards ?? [])], request);
  if (guardCode !== null) return refuse(guardCode);
  if (transition.requiresReason && isBlank(input.reason) && !(action === 'COUNTER' && input.hasTargets))
    return refuse('REASON_REQUIRED');
  return { ok: true, transition };
}

/** Whether the customer answers an offer with this action. If the offer has ended, the refusal says so. */
function answersOffer(action: QuoteAction): boolean {
  return transitionFrom('SENT', action)?.customer != null;
}

function refuse(code: Exclude<QuoteRefusal['code'], 'FORBIDDEN'>): QuoteDecision {
  return { ok: false, refused: { code } };
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
