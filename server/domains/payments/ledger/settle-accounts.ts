import { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { INVOICE_STATUSES, statusOfInvoice } from '../rules/invoice-status.ts';
import { creditSums, invoiceSums, type LedgerEntryFacts, paymentSums } from '../rules/ledger.ts';

type Account = 'invoiceId' | 'paymentId' | 'creditId';
type Summed = Pick<LedgerEntryFacts, 'kind' | 'amount'> & {
  /** The order that its payment was made towards. */
  salesOrderId: number | null;
  /** It belongs to a credit memo for a change of the order. */
  settlesOrder: boolean;
  /** The invoice that the credit memo corrects. */
  creditedInvoiceId: number | null;
};

/** Accounts whose entries changed. */
type ChangedAccounts = {
  invoiceIds: readonly number[];
  paymentIds: readonly number[];
  creditIds?: readonly number[];
  now: Date;
};

/**
 * Updates the sums of invoices, payments and credits from the entries of the ledger. Nothing else writes these
 * columns, except `confirmCharge`, which makes a confirmed payment available. The caller has locked the ledger.
 */
export async function settleAccounts(
  tx: Prisma.TransactionClient,
  { invoiceIds, paymentIds, creditIds = [], now }: ChangedAccounts,
): Promise<void> {
  if (paymentIds.length > 0) await settleFunds(tx, 'paymentId', [...new Set(paymentIds)], now);
  const settledIds =
    creditIds.length > 0 ? await settleFunds(tx, 'creditId', [...new Set(creditIds)], now) : [];
  const changed = [...new Set([...invoiceIds, ...settledIds])];
  // After the credits, because invoices read their current state.
  if (changed.length > 0) await settleInvoices(tx, changed, now);
}

async function settleInvoices(tx: Prisma.TransactionClient, ids: number[], now: Date): Promise<void> {
  const invoices = await tx.invoice.findMany({
    where: { id: { in: ids } },
    select: { id: true, statusId: true, issuedAt: true, salesOrderId: true },
  });
  const entries = await entriesOf(tx, 'invoiceId', ids);
  const rows = invoices.map(({ id, statusId, issuedAt, salesOrderId }) => {
    const own = entries.get(id) ?? [];
    const sums = invoiceSums(own);
    // Deposits of the order itself already count for it, and a credit memo for a change is no payment.
    const others = own.filter(
      (entry) => (salesOrderId === null || entry.salesOrderId !== salesOrderId) && !entry.settlesOrder,
    );
    const settlements = own.filter(({ settlesOrder }) => settlesOrder);
    const isVoid = statusId === INVOICE_STATUSES.VOID.id;
    const status = statusOfInvoice({ ...sums, isVoid, isIssued: issuedAt !== null });
    return {
      id,
      statusId: INVOICE_STATUSES[status].id,
      isClosed: status === 'VOID' || status === 'WRITTEN_OFF',
      applied: sums.applied.toFixed(2),
      appliedElsewhere: invoiceSums(others).applied.toFixed(2),
      appliedBySettlements: invoiceSums(settlements).applied.toFixed(2),
      balance: sums.balance.toFixed(2),
    };
  });
  // A reopened invoice loses the reason of its closing.
  await tx.$executeRaw`
    UPDATE "Invoice" SET "statusId" = row."statusId", applied = row.applied,
      "appliedElsewhere" = row."appliedElsewhere", "appliedBySettlements" = row."appliedBySettlements",
      settled = COALESCE((
        SELECT SUM(amount) FROM "CustomerCredit"
        WHERE "CustomerCredit"."invoiceId" = row.id AND "settlesOrder" AND voided = 0), 0),
      balance = row.balance,
      "closeReason" = CASE WHEN row."isClosed" THEN "closeReason" END,
      "closedAt" = CASE WHEN row."isClosed" THEN "closedAt" END,
      "closedById" = CASE WHEN row."isClosed" THEN "closedById" END,
      "closedActingById" = CASE WHEN row."isClosed" THEN "closedActingById" END,
      version = version + 1, "updatedAt" = ${now}::timestamp
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (id int, "statusId" int, "isClosed" boolean, applied numeric, "appliedElsewhere" numeric,
        "appliedBySettlements" numeric, balance numeric)
    WHERE "Invoice".id = row.id`;
}

/** The bank of a payment has not confirmed it. */
const OUTSTANDING = Prisma.sql`EXISTS (
  SELECT FROM "Charge" WHERE "Charge".id = "Payment"."chargeId" AND "Charge".state = 'RECORDED')`;

/** Payments and credits: their table, the column and sum of reversals, and the columns of the rest. */
const FUNDS = {
  paymentId: {
    table: 'Payment',
    takenBack: 'reversed',
    rest: Prisma.sql`available = CASE WHEN ${OUTSTANDING} THEN 0 ELSE row.available END,
      pending = CASE WHEN ${OUTSTANDING} THEN row.available ELSE 0 END`,
    sums: (entries: Summed[]) => {
      const { reversed, ...sums } = paymentSums(entries);
      return { ...sums, takenBack: reversed };
    },
  },
  creditId: {
    table: 'CustomerCredit',
    takenBack: 'voided',
    rest: Prisma.sql`available = row.available`,
    sums: (entries: Summed[]) => {
      const { voided, ...sums } = creditSums(entries);
      return { ...sums, takenBack: voided };
    },
  },
} as const;

/**
 * Updates payments or credits.
 * @returns the invoices of orders whose changes these credits settle
 */
async function settleFunds(
  tx: Prisma.TransactionClient,
  fund: keyof typeof FUNDS,
  ids: number[],
  now: Date,
): Promise<number[]> {
  const { table, takenBack: column, rest, sums } = FUNDS[fund];
  const entries = await entriesOf(tx, fund, ids);
  const rows = ids.map((id) => {
    const { applied, refunded, takenBack, available } = sums(entries.get(id) ?? []);
    return {
      id,
      applied: applied.toFixed(2),
      refunded: refunded.toFixed(2),
      takenBack: takenBack.toFixed(2),
      available: available.toFixed(2),
    };
  });
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`
    UPDATE ${name} SET applied = row.applied, refunded = row.refunded, ${Prisma.raw(column)} = row."takenBack",
      ${rest}, version = version + 1, "updatedAt" = ${now}::timestamp
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (id int, applied numeric, refunded numeric, "takenBack" numeric, available numeric)
    WHERE ${name}.id = row.id`;
  return [...entries.values()]
    .flat()
    .flatMap(({ settlesOrder, creditedInvoiceId }) => (settlesOrder ? (creditedInvoiceId ?? []) : []));
}

async function entriesOf(
  tx: Prisma.TransactionClient,
  account: Account,
  ids: number[],
): Promise<Map<number, Summed[]>> {
  const entries = await tx.ledgerEntry.findMany({
    where: { [account]: { in: ids } },
    select: {
      invoiceId: true,
      paymentId: true,
      creditId: true,
      kind: true,
      amount: true,
      payment: { select: { salesOrderId: true } },
      credit: { select: { settlesOrder: true, invoiceId: true } },
    },
  });
  const summed = entries.map(({ kind, amount, payment, credit, ...of }) => ({
    id: of[account] ?? 0,
    // Only entries of the rules are written to this column.
    kind: kind as Summed['kind'],
    amount: decimal(amount),
    salesOrderId: payment?.salesOrderId ?? null,
    settlesOrder: credit?.settlesOrder ?? false,
    creditedInvoiceId: credit?.invoiceId ?? null,
  }));
  return Map.groupBy(summed, ({ id }) => id);
}
