import type { QuoteStatusCode } from './status-codes.ts';
import type { QuoteAction, QuoteGuard, QuoteTransition } from './transition.ts';

/** Permission 1601: see price quotes. */
export const QUOTES_VIEW = 1601;
/** Permission 1602: request quotes (customers), write quotes (staff). */
export const QUOTES_ADD = 1602;
/** Permission 1603: answer, counter, decline (customers); review, price, send, revise (staff). */
export const QUOTES_EDIT = 1603;
/** Permission 1604: delete drafts. */
const QUOTES_DELETE = 1604;
/** Permission 1605: accept. */
export const QUOTES_ACCEPT = 1605;
/** Permission 1609: send below the margin floor or beyond the discount limit. */
export const QUOTES_OVERRIDE = 1609;

const customer = (permission: number, ...guards: QuoteGuard[]) => ({
  customer: { anyOf: [permission], guards },
});
const staff = (...guards: QuoteGuard[]) => ({ staff: { anyOf: [QUOTES_EDIT], guards } });
const approver = { staff: { anyOf: [QUOTES_OVERRIDE], guards: [] } };
const sender = { staff: { anyOf: [QUOTES_EDIT, QUOTES_OVERRIDE], guards: [] } };
const automatic = { isAutomatic: true };

const REASON = { requiresReason: true };
const SENDABLE = {
  guards: ['hasLines', 'everyLinePriced', 'marginAboveFloor', 'discountWithinLimit'],
} as const;

const ASKABLE = { guards: ['hasLines', 'everyLinePriced', 'approvalNeeded', 'approvalNotAsked'] } as const;
const ASKED = { guards: ['approvalAsked'] } as const;

/** All transitions of a price quote (product rules, quote lifecycle). Nothing else is possible. */
export const QUOTE_TRANSITIONS: readonly QuoteTransition[] = [
  row('DRAFT', 'SUBMIT', 'REQUESTED', customer(QUOTES_ADD), { guards: ['hasLines'] }),
  row('DRAFT', 'SEND', 'SENT', sender, SENDABLE),
  row('DRAFT', 'ASK_APPROVAL', 'DRAFT', staff(), { ...ASKABLE, ...REASON }),
  row('DRAFT', 'APPROVE', 'DRAFT', approver, ASKED),
  row('DRAFT', 'REFUSE_APPROVAL', 'DRAFT', approver, { ...ASKED, ...REASON }),
  row('DRAFT', 'DELETE', 'NOWHERE', {
    ...customer(QUOTES_ADD),
    staff: { anyOf: [QUOTES_DELETE], guards: ['nothingSent'] },
  }),

  row('REQUESTED', 'REVIEW', 'IN_REVIEW', staff()),
  row('REQUESTED', 'ASK_INFO', 'NEEDS_INFO', staff(), REASON),
  row('REQUESTED', 'WITHDRAW', 'WITHDRAWN', customer(QUOTES_EDIT)),
  row('REQUESTED', 'REJECT', 'DECLINED', staff(), REASON),

  row('IN_REVIEW', 'SEND', 'SENT', sender, SENDABLE),
  row('IN_REVIEW', 'ASK_APPROVAL', 'IN_REVIEW', staff(), { ...ASKABLE, ...REASON }),
  row('IN_REVIEW', 'APPROVE', 'IN_REVIEW', approver, ASKED),
  row('IN_REVIEW', 'REFUSE_APPROVAL', 'IN_REVIEW', approver, { ...ASKED, ...REASON }),
  row('IN_REVIEW', 'ASK_INFO', 'NEEDS_INFO', staff(), REASON),
  row('IN_REVIEW', 'RETURN', 'DRAFT', staff('offeredUnasked')),
  row('IN_REVIEW', 'REPLACE', 'SUPERSEDED', staff()),

  row('NEEDS_INFO', 'ANSWER', 'IN_REVIEW', customer(QUOTES_EDIT), REASON),
  row('NEEDS_INFO', 'WITHDRAW', 'WITHDRAWN', customer(QUOTES_EDIT)),

  row('SENT', 'ACCEPT', 'ACCEPTED', customer(QUOTES_ACCEPT), { guards: ['notExpired'] }),
  row('SENT', 'COUNTER', 'CHANGES_REQUESTED', customer(QUOTES_EDIT), REASON),
  row('SENT', 'DECLINE', 'DECLINED', customer(QUOTES_EDIT), REASON),
  row('SENT', 'RECALL', 'IN_REVIEW', staff()),
  row('SENT', 'REPLACE', 'SUPERSEDED', staff()),
  row('SENT', 'EXPIRE', 'EXPIRED', automatic, { guards: ['hasExpired'] }),

  row('CHANGES_REQUESTED', 'REVISE', 'IN_REVIEW', staff()),
  row('CHANGES_REQUESTED', 'REJECT', 'DECLINED', staff(), REASON),
  row('CHANGES_REQUESTED', 'REPLACE', 'SUPERSEDED', staff()),

  row('ACCEPTED', 'CONVERT', 'CONVERTED', automatic),

  row('DECLINED', 'REFRESH', 'IN_REVIEW', { ...customer(QUOTES_EDIT), ...staff() }),
  row('EXPIRED', 'REFRESH', 'IN_REVIEW', { ...customer(QUOTES_EDIT), ...staff() }),
  row('WITHDRAWN', 'REFRESH', 'IN_REVIEW', { ...customer(QUOTES_EDIT), ...staff() }),
];

/** Decisions that only the customer makes, never an acting user. */
export const CUSTOMER_DECISIONS: readonly QuoteAction[] = ['ACCEPT', 'DECLINE'];

/** Internal steps about the margin of an offer, hidden from customers. */
export const APPROVAL_ACTIONS: readonly QuoteAction[] = ['ASK_APPROVAL', 'APPROVE', 'REFUSE_APPROVAL'];

/** The transition table, which decides the actions of each side before a quote is read. */
export const QUOTE_TABLE = { transitions: QUOTE_TRANSITIONS, customerDecisions: CUSTOMER_DECISIONS };

/** All actions of the transitions. */
export const QUOTE_ACTIONS: readonly QuoteAction[] = [
  ...new Set(QUOTE_TRANSITIONS.map(({ action }) => action)),
];

/** Whether a text is an action. */
export function isQuoteAction(text: string): text is QuoteAction {
  return QUOTE_ACTIONS.some((action) => action === text);
}

/** The transition of an action from a status; null if there is none. */
export function transitionFrom(from: QuoteStatusCode, action: QuoteAction): QuoteTransition | null {
  return QUOTE_TRANSITIONS.find((each) => each.from === from && each.action === action) ?? null;
}

/** The single action that moves a quote from one status to another; null if there is none. */
function actionLeadingTo(from: QuoteStatusCode, target: QuoteStatusCode): QuoteAction | null {
  const leading = QUOTE_TRANSITIONS.filter((each) => each.from === from && each.to === target);
  return leading.length === 1 ? (leading[0]?.action ?? null) : null;
}

/**
 * The action that a legacy client requests: the named action, or the only one that leads to the named status. Null if
 * there is none, or if both are named and contradict each other. It is not checked against the current status:
 * accepting an accepted offer returns its order, and accepting an expired one is refused.
 */
export function namedAction(
  from: QuoteStatusCode,
  { action, statusCode }: { action: QuoteAction | null; statusCode: QuoteStatusCode | null },
): QuoteAction | null {
  if (statusCode === null) return action;
  const accepts = leadsTo('ACCEPT', statusCode) && (from === 'SENT' || from === 'EXPIRED');
  if (action === null) return accepts ? 'ACCEPT' : actionLeadingTo(from, statusCode);
  return leadsTo(action, statusCode) ? action : null;
}

/** Whether an action ends in a status from any status. ACCEPT ends in CONVERTED, with ACCEPTED in the same step. */
function leadsTo(action: QuoteAction, target: QuoteStatusCode): boolean {
  const reached = action === 'ACCEPT' && target === 'CONVERTED' ? 'ACCEPTED' : target;
  return QUOTE_TRANSITIONS.some((each) => each.action === action && each.to === reached);
}

function row(
  from: QuoteStatusCode,
  action: QuoteAction,
  to: QuoteTransition['to'],
  sides: Partial<Pick<QuoteTransition, 'customer' | 'staff' | 'isAutomatic'>>,
  rest: Partial<QuoteTransition> = {},
): QuoteTransition {
  return {
    from,
    action,
    to,
    customer: null,
    staff: null,
    isAutomatic: false,
    guards: [],
    requiresReason: false,
    ...sides,
    ...rest,
  };
}
