import { readTyped, typedProblem } from '../../../lib/forms/typed-number.ts';

/** Amounts that were typed, by the id of their row; empty: as much as there is. */
type Typed = Readonly<Record<string, string>>;

/** What the payer has chosen and typed. */
export type PayForm = {
  readonly invoices: Typed;
  /** Null: what is used of credits and prepayments is left to the rules. */
  readonly credits: Typed | null;
  readonly prepayments: Typed | null;
  /** New money; empty: what is missing. */
  readonly amount: string;
};

/** The form as it opens, with invoices that are paid whole. */
export function formOf(invoiceIds: readonly string[]): PayForm {
  const invoices = Object.fromEntries(invoiceIds.map((id) => [id, '']));
  return { invoices, credits: null, prepayments: null, amount: '' };
}

/** A part of something, as queries and mutations take it. */
type Share = { readonly id: string; readonly amount: string | null };

/** A request as queries and mutations take it. */
type PaymentRequest = {
  readonly invoices: readonly Share[];
  readonly credits: readonly Share[] | null;
  readonly prepayments: readonly Share[] | null;
  readonly amount: string | null;
};

/** A field of a request that holds no amount, by its path. */
type TypedProblem = { readonly path: string; readonly code: string };

/** The request of a form, and what of it is no amount. Of funds only those are named of which something is used. */
export function requestOf(form: PayForm): { request: PaymentRequest; problems: TypedProblem[] } {
  const problems: TypedProblem[] = [];
  const read = (path: string, text: string): string | null => {
    const code = typedProblem(text, 'AMOUNT');
    if (code !== null) problems.push({ path, code });
    return readTyped(text, 'AMOUNT');
  };
  const shares = (name: string, typed: Typed): Share[] =>
    Object.entries(typed).map(([id, text], at) => ({ id, amount: read(`${name}.${at}.amount`, text) }));
  const funds = (name: string, typed: Typed | null): Share[] | null => typed && shares(name, usedOf(typed));
  return {
    request: {
      invoices: shares('invoices', form.invoices),
      credits: funds('credits', form.credits),
      prepayments: funds('prepayments', form.prepayments),
      amount: read('amount', form.amount),
    },
    problems,
  };
}

/**
 * The request of a form whose new money has come as a prepayment: it takes part beside the prepayments that were typed, and no
 * more new money is wanted. Null where no invoice was chosen.
 */
export function requestWithPrepayment(form: PayForm, paymentId: string): PaymentRequest | null {
  const { request, problems } = requestOf(form);
  if (request.invoices.length === 0 || problems.length > 0) return null;
  const prepayments = request.prepayments && [...request.prepayments, { id: paymentId, amount: null }];
  return { ...request, prepayments, amount: '0' };
}

/** The id of the row that a path names, e.g. `invoices.0.amount`; null: none of them. */
export function rowOf(form: PayForm, path: string): string | null {
  const [name, at] = path.split('.');
  const typed =
    name === 'invoices'
      ? form.invoices
      : name === 'credits' || name === 'prepayments'
        ? usedOf(form[name] ?? {})
        : null;
  return typed === null ? null : (Object.keys(typed)[Number(at)] ?? null);
}

/** Nothing, or nothing of it, is not used. */
function usedOf(typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).filter(([, text]) => text.trim() !== '' && !/^0*([.,]0*)?$/.test(text.trim())),
  );
}
