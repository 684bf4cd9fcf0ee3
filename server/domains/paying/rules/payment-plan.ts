import { isAmount, isSomeAmount } from '../../../lib/amount-limits.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';

/** An invoice that the payer may pay. */
type PayableInvoice = {
  id: number;
  dueOn: IsoDay;
  /** Its balance, above 0. */
  balance: Money;
  currency: string;
};

/** Available money of the customer. */
export type Fund = {
  id: number;
  available: Money;
  currency: string;
  /** The invoice that it is reserved for; null for any. */
  onlyFor: number | null;
};

/** The current accounts of a payment; funds in the order of use. */
export type PayableAccounts = {
  currency: string;
  invoices: readonly PayableInvoice[];
  credits: readonly Fund[];
  prepayments: readonly Fund[];
};

/** An invoice or a fund in the request; null means as much as available. */
export type RequestedShare = { id: number; amount: Money | null };

/** The payer's request; the rules decide null values. */
export type PaymentRequest = {
  /** Null: by due date. */
  invoices: readonly RequestedShare[] | null;
  /** Null: as much of all of them as needed. */
  credits: readonly RequestedShare[] | null;
  prepayments: readonly RequestedShare[] | null;
  /** New money; null: the missing amount. */
  amount: Money | null;
};

/** Source of the money of a leg. */
export type LegSource = 'CREDIT' | 'PREPAYMENT' | 'MONEY';

/** Money from one source to one invoice. `sourceId` is null for new money. */
export type PaymentLeg = { source: LegSource; sourceId: number | null; invoiceId: number; amount: Money };

/** Which source pays which invoice. */
export type PaymentPlan = {
  legs: PaymentLeg[];
  /** Each invoice with the paid amount and its balance afterwards. */
  invoices: { invoiceId: number; amount: Money; balance: Money }[];
  /** New money to charge. */
  amount: Money;
  /** The part of it that no invoice needs: a prepayment. */
  rest: Money;
};

/** A problem of a request: the field and its code. */
export type PlanRefusal = { path: string; code: PlanRefusalCode };

type PlanRefusalCode =
  | 'OUT_OF_RANGE'
  | 'REPEATED'
  | 'INVOICE_NOT_OWED'
  | 'OTHER_CURRENCY'
  | 'ALLOCATION_BEYOND_BALANCE'
  | 'FUND_NOT_AVAILABLE'
  | 'FUND_BEYOND_AVAILABLE'
  | 'FUND_NOT_NEEDED'
  | 'MONEY_MISSING'
  | 'NOTHING_TO_PAY';

type Due = { invoiceId: number; amount: Money };
type Draw = {
  source: LegSource;
  sourceId: number | null;
  amount: Money;
  onlyFor: number | null;
  /** The field that requires exactly this amount; null: as much as needed. */
  exactly: string | null;
};

/**
 * Plans a payment: reserved funds pay their invoice first, then credits, prepayments and new money, unless the payer
 * chooses otherwise. It never uses more than the balance of an invoice or of a fund. New money that no invoice needs
 * is left over. A plan with refusals is only for display.
 */
export function planPayment(
  request: PaymentRequest,
  accounts: PayableAccounts,
): { plan: PaymentPlan; refusals: PlanRefusal[] } {
  const refusals: PlanRefusal[] = [];
  const dues = request.invoices ? requestedDues(request.invoices, accounts, refusals) : duesByDay(accounts);
  const left = new Map(dues.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const legs: PaymentLeg[] = [];
  for (const draw of drawsOf(request, accounts, refusals)) {
    const given = give(draw, dues, left);
    legs.push(...given);
    if (draw.exactly !== null && sumOf(given).lessThan(draw.amount))
      refusals.push({ path: `${draw.exactly}.amount`, code: 'FUND_NOT_NEEDED' });
  }
  const missing = sumMoney([...left.values()]);
  const amount = newMoney(request, missing, refusals);
  const money = { source: 'MONEY', sourceId: null, amount, onlyFor: null, exactly: null } as const;
  const paid = give(money, dues, left);
  legs.push(...paid);
  if (legs.length === 0 && amount.isZero() && refusals.length === 0)
    refusals.push({ path: 'invoices', code: 'NOTHING_TO_PAY' });
  const plan = {
    legs,
    invoices: paidInvoices(dues, legs, accounts),
    amount,
    rest: amount.minus(sumOf(paid)),
  };
  return { plan, refusals };
}

/** Converts a plan to a request, so that it is booked exactly as shown. */
export function asShown({ legs, invoices, amount }: PaymentPlan): PaymentRequest {
  const drawn = (source: LegSource): RequestedShare[] =>
    [...Map.groupBy(legs, ({ sourceId }) => sourceId)].flatMap(([id, own]) => {
      const given = own.filter((leg) => leg.source === source);
      return id === null || given.length === 0 ? [] : [{ id, amount: sumOf(given) }];
    });
  return {
    invoices: invoices.map((paid) => ({ id: paid.invoiceId, amount: paid.amount })),
    credits: drawn('CREDIT'),
    prepayments: drawn('PREPAYMENT'),
    amount,
  };
}

function requestedDues(
  shares: readonly RequestedShare[],
  accounts: PayableAccounts,
  refusals: PlanRefusal[],
): Due[] {
  const invoices = new Map(accounts.invoices.map((invoice) => [invoice.id, invoice]));
  const seen = new Set<number>();
  return shares.flatMap(({ id, amount }, at) => {
    const invoice = invoices.get(id);
    const due = amount ?? invoice?.balance ?? ZERO;
    const refuse = (field: string, code: PlanRefusalCode) => {
      refusals.push({ path: `invoices.${at}.${field}`, code });
      return [];
    };
    if (!invoice) return refuse('id', 'INVOICE_NOT_OWED');
    if (seen.has(id)) return refuse('id', 'REPEATED');
    seen.add(id);
    if (invoice.currency !== accounts.currency) return refuse('id', 'OTHER_CURRENCY');
    if (!isSomeAmount(due)) return refuse('amount', 'OUT_OF_RANGE');
    if (due.greaterThan(invoice.balance)) return refuse('amount', 'ALLOCATION_BEYOND_BALANCE');
    return [{ invoiceId: id, amount: due }];
  });
}

function duesByDay({ invoices, currency }: PayableAccounts): Due[] {
  return invoices
    .filter((invoice) => invoice.currency === currency)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.id - other.id)
    .map(({ id, balance }) => ({ invoiceId: id, amount: balance }));
}

/** What is drawn from funds, in the order of use. */
function drawsOf(request: PaymentRequest, accounts: PayableAccounts, refusals: PlanRefusal[]): Draw[] {
  const credits = fundDraws('CREDIT', 'credits', request.credits, accounts, refusals);
  const prepayments = fundDraws('PREPAYMENT', 'prepayments', request.prepayments, accounts, refusals);
  const all = [...credits, ...prepayments];
  return [...all.filter(({ onlyFor }) => onlyFor !== null), ...all.filter(({ onlyFor }) => onlyFor === null)];
}

function fundDraws(
  source: LegSource,
  name: 'credits' | 'prepayments',
  shares: readonly RequestedShare[] | null,
  accounts: PayableAccounts,
  refusals: PlanRefusal[],
): Draw[] {
  const usable = accounts[name];
  if (shares === null)
    return usable
      .filter(({ currency }) => currency === accounts.currency)
      .map(({ id, available, onlyFor }) => ({
        source,
        sourceId: id,
        amount: available,
        onlyFor,
        exactly: null,
      }));
  const funds = new Map(usable.map((fund) => [fund.id, fund]));
  const seen = new Set<number>();
  return shares.flatMap(({ id, amount }, at): Draw[] => {
    const fund = funds.get(id);
    const path = `${name}.${at}`;
    const refuse = (field: string, code: PlanRefusalCode) => {
      refusals.push({ path: `${path}.${field}`, code });
      return [];
    };
    if (!fund) return refuse('id', 'FUND_NOT_AVAILABLE');
    if (seen.has(id)) return refuse('id', 'REPEATED');
    seen.add(id);
    if (fund.currency !== accounts.currency) return refuse('id', 'OTHER_CURRENCY');
    const drawn = amount ?? fund.available;
    if (!isSomeAmount(drawn)) return refuse('amount', 'OUT_OF_RANGE');
    if (drawn.greaterThan(fund.available)) return refuse('amount', 'FUND_BEYOND_AVAILABLE');
    const exactly = amount === null ? null : path;
    return [{ source, sourceId: id, amount: drawn, onlyFor: fund.onlyFor, exactly }];
  });
}

/** Applies a draw to the amounts due in their order, and returns the legs. */
function give(draw: Draw, dues: readonly Due[], left: Map<number, Money>): PaymentLeg[] {
  let rest = draw.amount;
  return dues.flatMap(({ invoiceId }) => {
    if (draw.onlyFor !== null && draw.onlyFor !== invoiceId) return [];
    const due = left.get(invoiceId) ?? ZERO;
    const amount = minDecimal(rest, due);
    if (!amount.greaterThan(ZERO)) return [];
    rest = rest.minus(amount);
    left.set(invoiceId, due.minus(amount));
    return [{ source: draw.source, sourceId: draw.sourceId, invoiceId, amount }];
  });
}

/**
 * New money: the payer's amount, otherwise the missing amount. Invoices with a requested amount are paid exactly that.
 */
function newMoney({ amount, invoices }: PaymentRequest, missing: Money, refusals: PlanRefusal[]): Money {
  if (amount === null) return missing;
  if (!isAmount(amount)) {
    refusals.push({ path: 'amount', code: 'OUT_OF_RANGE' });
    return ZERO;
  }
  if (invoices !== null && amount.lessThan(missing)) refusals.push({ path: 'amount', code: 'MONEY_MISSING' });
  return amount;
}

/** Paid invoices in the order of their due dates. */
function paidInvoices(
  dues: readonly Due[],
  legs: readonly PaymentLeg[],
  { invoices }: PayableAccounts,
): PaymentPlan['invoices'] {
  const balances = new Map(invoices.map(({ id, balance }) => [id, balance]));
  return dues.flatMap(({ invoiceId }) => {
    const own = legs.filter((leg) => leg.invoiceId === invoiceId);
    if (own.length === 0) return [];
    const amount = sumOf(own);
    return [{ invoiceId, amount, balance: (balances.get(invoiceId) ?? ZERO).minus(amount) }];
  });
}

function sumOf(legs: readonly { amount: Money }[]): Money {
  return sumMoney(legs.map(({ amount }) => amount));
}
