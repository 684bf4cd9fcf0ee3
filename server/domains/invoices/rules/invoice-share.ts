import {
  type DecimalInput,
  decimal,
  type Money,
  maxDecimal,
  minDecimal,
  roundCents,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';
import { type InvoiceAmounts, type InvoiceLine, LINE_KINDS } from './invoice-lines.ts';

/** A line of an issued invoice. */
type IssuedLine = Omit<InvoiceLine, 'unitPrice' | 'amount' | 'kind'> & { kind: string } & Record<
    'unitPrice' | 'amount',
    DecimalInput
  >;

/** An issued invoice of an order that is not void. */
export type IssuedInvoice = Record<'discountValue' | 'shippingPrice' | 'salesTaxValue', DecimalInput> & {
  /** The invoiced shipment; null for everything that was left of its order. */
  shipmentId: number | null;
  lines: readonly IssuedLine[];
};

/** Number of pieces by job id. */
export type Pieces = ReadonlyMap<number, number>;

/** What credit memos returned of invoices, including sales tax. */
export type Credited = {
  amount: Money;
  salesTaxValue: Money;
  /** Numbers of the credit memos. */
  numbers: readonly string[];
};

/** An order that is invoiced in parts. */
type SharedOrder = {
  /** The current amounts of the whole order. */
  whole: InvoiceAmounts;
  /** The number of pieces of each job to ship in total. */
  pieces: Pieces;
  /** Issued invoices that are not void. */
  issued: readonly IssuedInvoice[];
  /** Pieces in the invoiced shipments and in the one to invoice; null: everything that is left. */
  billedPieces: Pieces | null;
  /** Charges for the last invoice of their job, because they remove pieces from it. */
  atTheEnd: ReadonlySet<number>;
  /** The discount of a part of the order: by the amount due of each job. */
  discountOf: (due: ReadonlyMap<number, Money>) => Money;
  /** What credit memos returned of issued invoices after the total decreased. */
  credited: Credited;
  /** The sales tax of a part of the order. */
  taxOf: (part: { subTotal: Money; discountValue: Money }) => Money;
};

/** Sums that are charged proportionally. */
type Sum = 'discountValue' | 'shippingPrice' | 'salesTaxValue';

/** The amounts of an invoice of an order. */
export type InvoiceShare = InvoiceAmounts & {
  /** Nothing of the order is left to invoice after it. */
  isLast: boolean;
};

/**
 * The amounts of an invoice: everything due for the pieces shipped so far, less what was invoiced before. Due are the
 * pieces at their price, charges of a job by the share of its pieces, the discount of these pieces, shipping by the
 * share of the subtotal, and tax at its rate. Amounts returned by credit memos are added. The last invoice takes the
 * rest, so all invoices less their credit memos sum to the order.
 */
export function invoiceShare(order: SharedOrder): InvoiceShare {
  const { whole, pieces, issued, billedPieces, credited } = order;
  const isLast =
    billedPieces === null || [...pieces].every(([jobId, all]) => (billedPieces.get(jobId) ?? 0) >= all);
  const due = isLast ? whole.lines : whole.lines.flatMap((line) => dueOf(line, order, billedPieces));
  const dueSum = sumMoney(due.map(({ amount }) => amount));
  const ratio = whole.subTotal.isZero() ? ZERO : minDecimal(dueSum.div(whole.subTotal), decimal('1'));
  const billedOf = (sum: Sum): Money => sumMoney(issued.map((invoice) => netOf(invoice, sum)));
  const discount = (isLast ? whole.discountValue : order.discountOf(byJob(due))).minus(
    billedOf('discountValue'),
  );
  const shipping = (isLast ? whole.shippingPrice : roundCents(whole.shippingPrice.mul(ratio))).minus(
    billedOf('shippingPrice'),
  );
  const discountValue = maxDecimal(discount, ZERO);
  const shippingPrice = maxDecimal(shipping, ZERO);
  const tax = (): Money => {
    const taxDue = order.taxOf({
      subTotal: dueSum,
      discountValue: billedOf('discountValue').plus(discountValue),
    });
    const allTax = minDecimal(taxDue, whole.salesTaxValue).plus(credited.salesTaxValue);
    return maxDecimal(allTax.minus(billedOf('salesTaxValue')), ZERO);
  };
  const restOfTax = whole.salesTaxValue.plus(credited.salesTaxValue).minus(billedOf('salesTaxValue'));
  const billedLines = issued.flatMap((invoice) => invoice.lines.filter((line) => !isChange(line)));
  const lines = [
    ...withoutNothing(lessBilled([...due, ...creditedLines(credited)], billedLines)),
    ...(isLast ? reversed({ discount, shipping, tax: restOfTax }) : []),
  ];
  const subTotal = sumMoney(lines.map(({ amount }) => amount));
  const sums = {
    subTotal,
    discountValue,
    shippingPrice,
    salesTaxValue: isLast ? maxDecimal(restOfTax, ZERO) : tax(),
  };
  const grandTotal = sumMoney([subTotal, discountValue.neg(), shippingPrice, sums.salesTaxValue]);
  return { ...sums, grandTotal, lines, isLast };
}

/**
 * The amount that an invoice can be issued for: none while its pieces are worth less than what it takes back of
 * earlier invoices. A later shipment or the last invoice makes up for it.
 */
export function billableTotal({ isLast, subTotal, grandTotal }: InvoiceShare): Money {
  return !isLast && subTotal.isNegative() ? ZERO : grandTotal;
}

/** The line for what credit memos returned of earlier invoices, before tax. */
function creditedLines({ amount, salesTaxValue, numbers }: Credited): InvoiceLine[] {
  if (amount.isZero()) return [];
  const net = amount.minus(salesTaxValue);
  const named = numbers.join(', ');
  const titleEn = `Credited by ${named}, owed again`;
  const titleFr = `Crédité par ${named}, de nouveau dû`;
  return [{ kind: 'CREDITED', titleEn, titleFr, ...OF_NO_JOB, quantity: 1, unitPrice: net, amount: net }];
}

/** Lines that take back the discount, shipping or tax of earlier invoices that no longer applies to the order. */
function reversed({
  discount,
  shipping,
  tax,
}: Record<'discount' | 'shipping' | 'tax', Money>): InvoiceLine[] {
  return [
    ...(discount.isNegative() ? [changeLine(DISCOUNT_ENDED, discount.neg())] : []),
    ...(shipping.isNegative() ? [changeLine(SHIPPING_REDUCED, shipping)] : []),
    ...(tax.isNegative() ? [{ ...changeLine(TAX_REDUCED, tax), kind: 'TAX_REDUCED' as const }] : []),
  ];
}

const OF_NO_JOB = { jobOrderId: null, orderChargeId: null };
const DISCOUNT_ENDED = { titleEn: 'Discount that ended', titleFr: 'Remise qui a pris fin' };
const TAX_REDUCED = { titleEn: 'Sales tax, reduced', titleFr: 'Taxe de vente, réduite' };
const SHIPPING_REDUCED = { titleEn: 'Shipping, reduced', titleFr: 'Livraison, réduite' };

/** Whether a line takes back a discount of earlier invoices (above zero), or their shipping or tax (below). */
function isChange({ kind, jobOrderId, orderChargeId }: IssuedLine): boolean {
  return reducesTax({ kind }) || (kind === 'CHARGE' && jobOrderId === null && orderChargeId === null);
}

/** A sum that an invoice charged, with the changes in its lines to earlier invoices. */
function netOf(invoice: IssuedInvoice, sum: Sum): Money {
  if (sum === 'salesTaxValue') return netTaxOf(invoice);
  const changes = invoice.lines
    .filter((line) => isChange(line) && !reducesTax(line))
    .map(({ amount }) => decimal(amount));
  const billed = decimal(invoice[sum]);
  if (sum === 'discountValue') return billed.minus(sumMoney(changes.filter((amount) => amount.isPositive())));
  return billed.plus(sumMoney(changes.filter((amount) => amount.isNegative())));
}

/** The sales tax that an invoice charged, less what its lines took back of earlier invoices. */
export function netTaxOf({ salesTaxValue, lines }: TaxedInvoice): Money {
  return sumMoney([decimal(salesTaxValue), ...lines.filter(reducesTax).map(({ amount }) => decimal(amount))]);
}

type TaxedInvoice = {
  salesTaxValue: DecimalInput;
  lines: readonly { kind: string; amount: DecimalInput }[];
};

const reducesTax = ({ kind }: { kind: string }) => kind === 'TAX_REDUCED';

function changeLine(title: Pick<InvoiceLine, 'titleEn' | 'titleFr'>, amount: Money): InvoiceLine {
  return {
    ...title,
    ...OF_NO_JOB,
    kind: 'CHARGE',
    quantity: 1,
    unitPrice: amount,
    amount,
  };
}

/** The sum of lines by job id. */
function byJob(lines: readonly InvoiceLine[]): Map<number, Money> {
  const sums = new Map<number, Money>();
  for (const { jobOrderId, amount } of lines)
    if (jobOrderId !== null) sums.set(jobOrderId, amount.plus(sums.get(jobOrderId) ?? ZERO));
  return sums;
}

/** The part of a line that is due for the shipped pieces of its job. */
function dueOf(line: InvoiceLine, { pieces, atTheEnd }: SharedOrder, left: Pieces): InvoiceLine[] {
  const all = line.jobOrderId === null ? 0 : (pieces.get(line.jobOrderId) ?? 0);
  const gone = line.jobOrderId === null ? 0 : (left.get(line.jobOrderId) ?? 0);
  if (all === 0 || gone === 0) return [];
  if (gone >= all) return [line];
  if (line.kind === 'PIECE') {
    const quantity = Math.min(gone, line.quantity);
    return [{ ...line, quantity, amount: line.unitPrice.mul(quantity) }];
  }
  if (line.orderChargeId !== null && atTheEnd.has(line.orderChargeId)) return [];
  const amount = roundCents(line.amount.mul(gone).div(all));
  return [{ ...line, unitPrice: amount, amount }];
}

/** Lines less what was invoiced of them; amounts that are no longer due are taken back. */
function lessBilled(due: readonly InvoiceLine[], billed: readonly IssuedLine[]): InvoiceLine[] {
  const keys = new Set(due.map(keyOf));
  const gone = billed.filter(
    (line, index) =>
      !keys.has(keyOf(line)) && billed.findIndex((each) => keyOf(each) === keyOf(line)) === index,
  );
  const all = [
    ...due,
    ...gone.map(({ unitPrice, kind, ...line }) => ({
      ...line,
      kind: kindOf(kind),
      unitPrice: decimal(unitPrice),
      quantity: 0,
      amount: ZERO,
    })),
  ];
  return all.flatMap((line) => {
    const before = billed.filter((each) => keyOf(each) === keyOf(line));
    const amount = line.amount.minus(sumMoney(before.map((each) => decimal(each.amount))));
    const left = before.reduce((rest, each) => rest - each.quantity, line.quantity);
    // Free pieces are invoiced too.
    const isFree = line.kind === 'PIECE' && left > 0;
    if (before.length > 0 && amount.isZero() && !isFree) return [];
    const quantity = quantityOf(line, { amount, left });
    const isPriced = quantity > 0 && line.unitPrice.mul(quantity).equals(amount);
    return [{ ...line, amount, ...(isPriced ? { quantity } : { quantity: 1, unitPrice: amount }) }];
  });
}

/**
 * The number of pieces that an amount is for: pieces that an earlier invoice took back are invoiced again. `left`: those
 * of the line that were in no invoice.
 */
function quantityOf(
  { kind, unitPrice }: InvoiceLine,
  { amount, left }: { amount: Money; left: number },
): number {
  if (kind !== 'PIECE' || unitPrice.isZero()) return left;
  const pieces = amount.div(unitPrice);
  return pieces.isInteger() ? pieces.toNumber() : left;
}

/**
 * Lines without those of jobs with nothing to invoice: pieces that were not made, and the charges that removed them.
 */
function withoutNothing(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return [...Map.groupBy(lines, ({ jobOrderId }) => jobOrderId)].flatMap(([jobOrderId, own]) => {
    const isFree = own.every(({ amount }) => amount.isZero());
    const comesToNothing = sumMoney(own.map(({ amount }) => amount)).isZero();
    return jobOrderId !== null && comesToNothing && !isFree ? [] : own;
  });
}

function keyOf({
  kind,
  jobOrderId,
  orderChargeId,
}: Pick<IssuedLine, 'kind' | 'jobOrderId' | 'orderChargeId'>): string {
  return [kind, jobOrderId, orderChargeId].join(':');
}

function kindOf(kind: string): InvoiceLine['kind'] {
  return LINE_KINDS.find((each) => each === kind) ?? 'CHARGE';
}
