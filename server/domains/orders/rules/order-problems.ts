/** Severity of a problem. */
type ProblemSeverity = 'BLOCKING' | 'WARNING' | 'INFO';

/** How to fix a problem. */
type ProblemMend =
  | 'ADD_PIECE'
  | 'CHOOSE_ADDRESS'
  | 'CHOOSE_SHIPPING'
  | 'ANSWER_QUESTION'
  | 'CHANGE_LINE'
  | 'REMOVE_LINE'
  | 'REQUEST_QUOTE'
  | 'ACCEPT_PRICE'
  | 'CORRECT_TEXT'
  | 'WAIT';

type ProblemRule = {
  readonly severity: ProblemSeverity;
  readonly mend: ProblemMend;
  /** It also blocks a request for a quote, because the workshop could not quote it. */
  readonly stopsQuote: boolean;
};

const blocking = (mend: ProblemMend): ProblemRule => ({ severity: 'BLOCKING', mend, stopsQuote: false });
const unquotable = (mend: ProblemMend): ProblemRule => ({ severity: 'BLOCKING', mend, stopsQuote: true });
const warning = (mend: ProblemMend): ProblemRule => ({ severity: 'WARNING', mend, stopsQuote: false });
const info = (mend: ProblemMend): ProblemRule => ({ severity: 'INFO', mend, stopsQuote: false });

/**
 * All problems of a cart, a line or a piece that can become a line: whether each blocks an order, and how to fix it.
 * Nothing else decides this.
 */
export const PROBLEM_RULES = {
  CART_EMPTY: blocking('ADD_PIECE'),
  SHIPPING_ADDRESS_REQUIRED: blocking('CHOOSE_ADDRESS'),
  BILLING_ADDRESS_REQUIRED: blocking('CHOOSE_ADDRESS'),
  SHIPPING_METHOD_REQUIRED: blocking('CHOOSE_SHIPPING'),
  SHIPPING_METHOD_NOT_AVAILABLE: blocking('CHOOSE_SHIPPING'),
  ATTRIBUTES_REQUIRED: blocking('ANSWER_QUESTION'),
  PIECE_WITHDRAWN: unquotable('REMOVE_LINE'),
  METAL_NOT_OFFERED: blocking('CHANGE_LINE'),
  OWN_METAL_NOT_OFFERED: blocking('CHANGE_LINE'),
  CHOICE_NOT_OFFERED: blocking('CHANGE_LINE'),
  CHOICE_REQUIRED: unquotable('CHANGE_LINE'),
  SIZE_NOT_OFFERED: blocking('CHANGE_LINE'),
  PART_NOT_OFFERED: blocking('CHANGE_LINE'),
  PRIORITY_NOT_OFFERED: blocking('CHANGE_LINE'),
  CODE_MISSING: blocking('CORRECT_TEXT'),
  CODE_UNKNOWN: blocking('CORRECT_TEXT'),
  CODE_AMBIGUOUS: blocking('CORRECT_TEXT'),
  METAL_AMBIGUOUS: blocking('CORRECT_TEXT'),
  QUANTITY_INVALID: blocking('CORRECT_TEXT'),
  REFERENCE_TOO_LONG: blocking('CORRECT_TEXT'),
  QUOTE_REQUIRED: warning('REQUEST_QUOTE'),
  PRICE_RAISED: warning('ACCEPT_PRICE'),
  MARKET_STALE: warning('WAIT'),
  PRICE_LOWERED: info('ACCEPT_PRICE'),
} as const satisfies Record<string, ProblemRule>;

/** The code of a problem. */
export type OrderProblemCode = keyof typeof PROBLEM_RULES;

/** A name in both languages. */
export type Names = { readonly nameEn: string; readonly nameFr: string };

/** A problem with its subject. */
export type OrderProblem = {
  readonly code: OrderProblemCode;
  /** The attribute, metal, part or size concerned; null if the code is enough. */
  readonly subject: Names | null;
  /** Unit prices of a changed price. */
  readonly before: string | null;
  readonly after: string | null;
};

/** A problem without prices. */
export function problem(code: OrderProblemCode, subject: Names | null = null): OrderProblem {
  return { code, subject, before: null, after: null };
}

/** A subject with the same text in both languages. */
export function sameInBoth(text: string): Names {
  return { nameEn: text, nameFr: text };
}

const ORDER: readonly ProblemSeverity[] = ['BLOCKING', 'WARNING', 'INFO'];

/** Most severe first; otherwise in their order. */
export function bySeverity<Problem extends { code: OrderProblemCode }>(
  problems: readonly Problem[],
): Problem[] {
  const rank = ({ code }: Problem) => ORDER.indexOf(PROBLEM_RULES[code].severity);
  return problems.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a problem blocks an order. */
export function stopsOrder({ code }: { code: OrderProblemCode }): boolean {
  return PROBLEM_RULES[code].severity === 'BLOCKING';
}

/**
 * Whether a problem blocks a request for a quote: the piece is withdrawn, or a choice is missing. Other configurations
 * that are no longer offered can still be quoted.
 */
export function stopsQuote({ code }: { code: OrderProblemCode }): boolean {
  return PROBLEM_RULES[code].stopsQuote;
}

/** Whether any problem blocks an order. */
export function isBlocked(problems: readonly { code: OrderProblemCode }[]): boolean {
  return problems.some(stopsOrder);
}
