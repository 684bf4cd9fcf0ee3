import { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { INVOICE_STATUSES, statusOfInvoice } from '../rules/invoice-status.ts';
import { creditSums, invoiceSums, type LedgerEntryFacts, paymentSums } from '../rules/ledger.ts';

type Account = 'invoiceId' | 'paymentId' | 'creditId';
type Summed = Pick<LedgerEntryFacts, 'kind' | 'amount'> & {
  /** The order that its payment was made towards. */
  salesOrderId: number | null;
  /** It is of a credit that settles a change of the order. */
  settlesOrder: boolean;
  /** The invoice that the credit gives money back of. */
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
 * Brings what invoices, payments and credits show in line with the entries of the ledger. Nothing else writes these columns,
 * but for `confirmCharge`, which makes available what waited for a bank. The caller holds the lock of the ledger.
 */
export async function settleAccounts(
  tx: Prisma.TransactionClient,
  { invoiceIds, paymentIds, creditIds = [], now }: ChangedAccounts,
): Promise<void> {
  if (paymentIds.length > 0) await settleFunds(tx, 'paymentId', [...new Set(paymentIds)], now);
  const settledIds =
    creditIds.length > 0 ? await settleFunds(tx, 'creditId', [...new Set(creditIds)], now) : [];
  const changed = [...new Set([...invoiceIds, ...settledIds])];
  // After the credits, of which their invoices count those that stand.
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
    // What came as deposits of the order itself counts for it already, and what settles a change is no money.
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
  // An invoice that is open again is no longer closed for a reason.
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

/** The bank of a payment has not said yet that it gives the money. */
const OUTSTANDING = Prisma.sql`EXISTS (
  SELECT FROM "Charge" WHERE "Charge".id = "Payment"."chargeId" AND "Charge".state = 'RECORDED')`;

/**
 * What customers have money in: its table, the column and the sum of what was taken back of it, and where the rest stands.
 */
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

/** Settles payments or credits; returns the invoices of which credits among them settle changes of the order. */
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
    // The column is only ever written from entries of the rules.
    kind: kind as Summed['kind'],
    amount: decimal(amount),
    salesOrderId: payment?.salesOrderId ?? null,
    settlesOrder: credit?.settlesOrder ?? false,
    creditedInvoiceId: credit?.invoiceId ?? null,
  }));
  return Map.groupBy(summed, ({ id }) => id);
}
