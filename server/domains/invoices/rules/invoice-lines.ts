import { type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { currentSums, type OrderSums, sumOfKind } from '../../orders/rules/order-sums.ts';

/** Kinds of invoice lines. */
export const LINE_KINDS = [
  'PIECE',
  'CHARGE',
  'METAL_WEIGHT',
  'METAL_MARKET',
  'CREDITED',
  'TAX_REDUCED',
] as const;

/** A line of an invoice. */
export type InvoiceLine = {
  kind: (typeof LINE_KINDS)[number];
  jobOrderId: number | null;
  orderChargeId: number | null;
  /** The line of a consignment; absent for an order. */
  consignmentLineId?: number;
  titleEn: string;
  titleFr: string;
  quantity: number;
  unitPrice: Money;
  amount: Money;
};

/** A job of an order to invoice. */
export type BilledJob = {
  id: number;
  titleEn: string;
  titleFr: string;
  quantity: number;
  unitPrice: DecimalInput;
  lineTotal: DecimalInput;
  /** A remake. Its price was transferred from the job that it replaces, as a charge. */
  remadeFromId: number | null;
};

/** A charge of the order since it was placed. */
export type BilledCharge = {
  id: number;
  kind: string;
  amount: DecimalInput;
  salesTax: DecimalInput;
  jobOrderId: number | null;
  reversesId: number | null;
  nameEn: string;
  nameFr: string;
};

/** An order with everything that an invoice contains. */
type BilledOrder = {
  placed: Readonly<Record<keyof OrderSums, DecimalInput>>;
  jobs: readonly BilledJob[];
  charges: readonly BilledCharge[];
};

/** The lines of an invoice with its sums: the lines sum to the subtotal, and with the other sums to the total. */
export type InvoiceAmounts = OrderSums & { lines: InvoiceLine[] };

/**
 * What an order is charged: its jobs as placed, each later charge as its own line, and its current sums. Charges that
 * cancel each other and jobs with a total of 0 are omitted. Discount and shipping are sums, including their changes.
 */
export function invoiceAmounts({ placed, jobs, charges }: BilledOrder): InvoiceAmounts {
  const sums = currentSums(placed, charges);
  const billed = withoutReversed(charges.filter(({ kind }) => sumOfKind(kind) === 'SUBTOTAL'));
  const lines = [
    ...jobs.flatMap((job) =>
      linesOfJob(
        job,
        billed.filter(({ jobOrderId }) => jobOrderId === job.id),
      ),
    ),
    ...billed.filter(({ jobOrderId }) => !jobs.some(({ id }) => id === jobOrderId)).map(chargeLine),
  ];
  const sum = sumMoney(lines.map(({ amount }) => amount));
  if (!sum.equals(sums.subTotal))
    throw new Error(`Lines of ${sum.toFixed(2)} are no subtotal of ${sums.subTotal.toFixed(2)}.`);
  return { ...sums, lines };
}

function linesOfJob(job: BilledJob, charges: readonly BilledCharge[]): InvoiceLine[] {
  const fees = charges.filter(({ kind }) => kind === 'CANCELLATION_FEE');
  const lines = [...pieceLine(job), ...charges.filter((charge) => !fees.includes(charge)).map(chargeLine)];
  // A job that was cancelled or remade has a total of 0, or only a fee.
  const comesToNothing = charges.length > 0 && sumMoney(lines.map(({ amount }) => amount)).isZero();
  return [...(comesToNothing ? [] : lines), ...fees.map(chargeLine)];
}

function pieceLine({ id, titleEn, titleFr, ...job }: BilledJob): InvoiceLine[] {
  if (job.remadeFromId !== null) return [];
  const unitPrice = decimal(job.unitPrice);
  const amount = decimal(job.lineTotal);
  // The ordered quantity, including pieces that are remade under another number.
  const quantity = unitPrice.isZero() ? job.quantity : amount.div(unitPrice).toNumber();
  return [
    {
      kind: 'PIECE',
      jobOrderId: id,
      orderChargeId: null,
      titleEn,
      titleFr,
      quantity,
      unitPrice,
      amount,
    },
  ];
}

function chargeLine({ id, kind, jobOrderId, nameEn, nameFr, ...charge }: BilledCharge): InvoiceLine {
  const amount = decimal(charge.amount);
  return {
    kind: kind === 'METAL_WEIGHT' || kind === 'METAL_MARKET' ? kind : 'CHARGE',
    jobOrderId,
    orderChargeId: id,
    titleEn: nameEn,
    titleFr: nameFr,
    quantity: 1,
    unitPrice: amount,
    amount,
  };
}

/** Charges without reversed ones and their reversals. */
function withoutReversed(charges: readonly BilledCharge[]): BilledCharge[] {
  const amounts = new Map(charges.map(({ id, amount }) => [id, decimal(amount)]));
  const reversals = charges.filter(
    ({ reversesId, amount }) =>
      reversesId !== null && (amounts.get(reversesId) ?? ZERO).plus(decimal(amount)).isZero(),
  );
  const gone = new Set(reversals.flatMap(({ id, reversesId }) => [id, reversesId]));
  return charges.filter(({ id }) => !gone.has(id));
}
