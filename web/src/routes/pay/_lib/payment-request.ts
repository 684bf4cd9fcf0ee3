import { readTyped, typedProblem } from '../../../lib/forms/typed-number.ts';

/** Typed amounts by row id; empty: the maximum. */
type Typed = Readonly<Record<string, string>>;

/** The user’s selection and amounts. */
export type PayForm = {
  readonly invoices: Typed;
  /** Null: credits and prepayments are applied automatically. */
  readonly credits: Typed | null;
  readonly prepayments: Typed | null;
  /** New money; empty: the missing amount. */
  readonly amount: string;
};

/** Initial form, with invoices paid in full. */
export function formOf(invoiceIds: readonly string[]): PayForm {
  const invoices = Object.fromEntries(invoiceIds.map((id) => [id, '']));
  return { invoices, credits: null, prepayments: null, amount: '' };
}

/** Whether leaving would lose typed amounts. A selection alone is easily made again. */
export function hasTyped({ invoices, credits, prepayments, amount }: PayForm): boolean {
  const texts = [amount, ...[invoices, credits ?? {}, prepayments ?? {}].flatMap(Object.values<string>)];
  return texts.some((text) => text.trim() !== '');
}

/** A part of an invoice, credit or prepayment, as GraphQL input. */
type Share = { readonly id: string; readonly amount: string | null };

/** A request as GraphQL input. */
type PaymentRequest = {
  readonly invoices: readonly Share[];
  readonly credits: readonly Share[] | null;
  readonly prepayments: readonly Share[] | null;
  readonly amount: string | null;
};

/** Path of a request field that is not a valid amount. */
type TypedProblem = { readonly path: string; readonly code: string };

/** The request of a form, and its invalid amounts. Only funds with a used amount are included. */
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
 * The request of a form whose new money arrived as a prepayment: it is added to the typed prepayments, and no new money
 * is requested. Null without a selected invoice.
 */
export function requestWithPrepayment(form: PayForm, paymentId: string): PaymentRequest | null {
  const { request, problems } = requestOf(form);
  if (request.invoices.length === 0 || problems.length > 0) return null;
  const prepayments = request.prepayments && [...request.prepayments, { id: paymentId, amount: null }];
  return { ...request, prepayments, amount: '0' };
}

/** The row id of a path, e.g. `invoices.0.amount`; null: none. */
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

/** Empty and zero amounts are omitted. */
function usedOf(typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).filter(([, text]) => text.trim() !== '' && !/^0*([.,]0*)?$/.test(text.trim())),
  );
}
