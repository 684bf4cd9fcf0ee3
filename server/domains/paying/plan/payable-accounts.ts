import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { storedDay } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { INVOICING_COMPLETE } from '../../invoices/collect/order-prepayments.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { MAX_ALLOCATIONS } from '../../payments/rules/payment-methods.ts';
import { payableInvoices, usableCredits, usablePayments } from '../access.ts';
import type { PayableAccounts, PaymentRequest, RequestedShare } from '../rules/payment-plan.ts';

/** Statuses of invoices with a balance. */
export const OWED: Prisma.InvoiceWhereInput = {
  statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
};

/** Invoices in the order of their due dates. */
export const DUE_FIRST = [{ dueOn: 'asc' }, { id: 'asc' }] satisfies Prisma.InvoiceOrderByWithRelationInput[];

/** Oldest payments first. */
export const OLDEST_PAYMENT = [
  { receivedOn: 'asc' },
  { id: 'asc' },
] satisfies Prisma.PaymentOrderByWithRelationInput[];

/** Oldest credits first. */
export const OLDEST_CREDIT = [
  { issuedOn: 'asc' },
  { id: 'asc' },
] satisfies Prisma.CustomerCreditOrderByWithRelationInput[];

/** The numbers of invoices, credits and payments by id. */
export type AccountNumbers = {
  invoices: ReadonlyMap<number, string>;
  credits: ReadonlyMap<number, string>;
  prepayments: ReadonlyMap<number, string>;
};

/** Payable accounts with their numbers, and the sales orders of the invoices. */
export type ReadAccounts = PayableAccounts & { numbers: AccountNumbers; salesOrderIds: number[] };

/** The customer and the request; accounts that the request excludes are not read. */
type AccountsOf = {
  customerId: number;
  request: PaymentRequest;
  /** The customer's currency, if known. */
  currency?: string;
};

/** Prepayments that may pay some of these invoices: those without an order, or for an order of one of them. */
export function prepaymentsFor(invoices: Prisma.InvoiceWhereInput): Prisma.PaymentWhereInput {
  return {
    available: { gt: 0 },
    OR: [
      { salesOrderId: null },
      { salesOrder: { is: INVOICING_COMPLETE } },
      { salesOrder: { is: { invoices: { some: invoices } } } },
    ],
  };
}

/** Reads what a payment of the viewer for a customer may use. To book it, lock the ledger first. */
export async function readPayableAccounts(
  db: Pick<Prisma.TransactionClient, 'customer' | 'invoice' | 'payment' | 'customerCredit'>,
  viewer: Viewer,
  { customerId, request, currency: known }: AccountsOf,
): Promise<ReadAccounts> {
  const currency = known ?? (await currencyOf(db, customerId));
  const invoiceIds = request.invoices?.map(({ id }) => id) ?? null;
  const rows = await db.invoice.findMany({
    where: {
      AND: [payableInvoices(viewer, customerId), OWED, invoiceIds ? { id: { in: [...invoiceIds] } } : {}],
    },
    orderBy: DUE_FIRST,
    take: MAX_ALLOCATIONS,
    select: { id: true, number: true, dueOn: true, balance: true, currency: true, salesOrderId: true },
  });
  const invoices = rows.flatMap(({ dueOn, balance, ...invoice }) =>
    dueOn === null ? [] : [{ ...invoice, dueOn: storedDay(dueOn), balance: decimal(balance) }],
  );
  const prepayments = isNone(request.prepayments)
    ? []
    : await db.payment.findMany({
        where: {
          AND: [
            usablePayments(viewer, customerId),
            prepaymentsFor({ id: { in: invoices.map(({ id }) => id) } }),
          ],
        },
        orderBy: OLDEST_PAYMENT,
        take: MAX_ALLOCATIONS,
        select: { id: true, number: true, available: true, currency: true, salesOrderId: true },
      });
  const credits = isNone(request.credits)
    ? []
    : await db.customerCredit.findMany({
        where: { AND: [usableCredits(viewer, customerId), { available: { gt: 0 } }] },
        orderBy: OLDEST_CREDIT,
        take: MAX_ALLOCATIONS,
        select: { id: true, number: true, available: true, currency: true },
      });
  const ofOrder = new Map(invoices.map(({ id, salesOrderId }) => [salesOrderId, id]));
  return {
    currency,
    invoices,
    salesOrderIds: [...new Set(invoices.flatMap(({ salesOrderId }) => salesOrderId ?? []))],
    credits: credits.map(({ available, ...credit }) => ({
      ...credit,
      available: decimal(available),
      onlyFor: null,
    })),
    prepayments: prepayments.map(({ available, salesOrderId, ...payment }) => ({
      ...payment,
      available: decimal(available),
      onlyFor: salesOrderId === null ? null : (ofOrder.get(salesOrderId) ?? null),
    })),
    numbers: {
      invoices: numbersOf(invoices),
      credits: numbersOf(credits),
      prepayments: numbersOf(prepayments),
    },
  };
}

async function currencyOf(db: Pick<Prisma.TransactionClient, 'customer'>, id: number): Promise<string> {
  const { currency } = await db.customer.findUniqueOrThrow({ where: { id }, select: { currency: true } });
  return currency;
}

/** Whether a request excludes a kind of fund. */
function isNone(shares: readonly RequestedShare[] | null): boolean {
  return shares?.length === 0;
}

function numbersOf(rows: readonly { id: number; number: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, number }) => [id, number]));
}
