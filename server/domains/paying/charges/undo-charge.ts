import { type AuditContext, recordAudit } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { type IsoDay, isoDayOf } from '../../../lib/calendar.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import { lockOrdersOf, settleOrdersOf } from '../../invoices/collect/orders-of-invoices.ts';
import type { SystemReason } from '../../orders/rules/system-reasons.ts';
import { ledgerEntries } from '../../payments/ledger/ledger-entries.ts';
import { reversePayment } from '../../payments/ledger/reverse-payment.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { lockLedger, writeEntries } from '../../payments/ledger/write-entries.ts';
import { reversalsOf } from '../../payments/rules/ledger.ts';
import { withdrawDeposit } from '../../sales-orders/deposits/withdraw-deposit.ts';
import { cancelOrder } from '../../sales-orders/transitions/cancel-order.ts';
import { lockSalesOrders } from '../../sales-orders/transitions/read-order.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { ChargeDeps, ChargeRow } from './charge-deps.ts';
import { moveCharge } from './charge-deps.ts';
import { fundLegs } from './charge-plan.ts';
import { viewerOfPayer } from './payer.ts';

/** Why entries of a charge are reversed. */
const CAPTURE_FAILED: SystemReason = 'CAPTURE_FAILED';

/**
 * Reverses all bookings of a charge whose capture failed: its payment, and the credits and prepayments besides it.
 * Entries that were changed in between are reversed as far as they still exist. Call `endUndoneCharge` next.
 */
export async function undoCharge(
  { db }: ChargeDeps,
  context: Omit<AuditContext, 'viewer'>,
  charge: ChargeRow,
  why: { message: string },
): Promise<void> {
  const { id, customerId, currency } = charge;
  const viewer = viewerOfPayer(charge);
  const by = { ...context, viewer };
  await db.$transaction(async (tx) => {
    const { COMPANY } = await readSettings(tx);
    const bookedOn = isoDayOf(context.now, COMPANY.timeZone);
    const legs = fundLegs(charge.plan);
    const invoiceIds = await invoicesOf(tx, charge);
    await lockOrdersOf(tx, invoiceIds);
    await lockSalesOrders(tx, await ordersOf(tx, id));
    await lockLedger(tx, customerId);
    const undoing = { state: 'UNDOING' as const, lastError: why.message.slice(0, 500) };
    if (!(await moveCharge(tx, { id, from: ['RECORDED'] }, undoing))) return;
    await reversePayments(tx, by, { charge, bookedOn });
    const given = await tx.ledgerEntry.findMany({
      where: {
        customerId,
        at: charge.recordedAt ?? context.now,
        OR: legs.map(({ amount, ...leg }) => ({ ...leg, amount: moneyText(amount) })),
      },
    });
    const later = await tx.ledgerEntry.findMany({
      where: { reversesId: { in: given.map((entry) => entry.id) } },
    });
    const entries = reversalsOf(ledgerEntries([...given, ...later]));
    if (entries.length > 0) {
      await writeEntries(tx, by, { customerId, currency, bookedOn, reason: CAPTURE_FAILED, entries });
      await settleAccounts(tx, {
        invoiceIds: entries.flatMap(({ invoiceId }) => invoiceId ?? []),
        paymentIds: entries.flatMap(({ paymentId }) => paymentId ?? []),
        creditIds: entries.flatMap(({ creditId }) => creditId ?? []),
        now: context.now,
      });
    }
    await settleOrdersOf(tx, by, invoiceIds);
    await recordAudit(tx, by, {
      action: 'PAYMENT_UNDO',
      entityType: 'Charge',
      entityId: id,
      customerId,
      data: { amount: moneyText(decimal(charge.amount)), reason: CAPTURE_FAILED },
    });
  });
}

/**
 * Reverses the payments of a charge, and cancels orders that were created with it, because they are unpaid. An older
 * order awaits its deposit again.
 */
async function reversePayments(
  tx: Prisma.TransactionClient,
  by: AuditContext,
  { charge, bookedOn }: { charge: ChargeRow; bookedOn: IsoDay },
): Promise<void> {
  const reason = CAPTURE_FAILED;
  // Before its deposit goes, which a cancelled order does not ask for again.
  if (charge.purpose === 'ORDERS')
    for (const id of await ordersOf(tx, charge.id)) await cancelOrder(tx, by, { id, reason });
  const payments = await tx.payment.findMany({
    where: { chargeId: charge.id },
    select: {
      id: true,
      salesOrder: { select: { id: true, statusId: true } },
      deposit: { select: { id: true, amount: true, method: true, paymentId: true, voidedAt: true } },
    },
  });
  for (const { id, salesOrder: order, deposit } of payments) {
    const back = { reason, bookedOn, isRefusedByBank: true };
    if (!order || !deposit || deposit.voidedAt) await reversePayment(tx, by, { paymentId: id, ...back });
    else await withdrawDeposit(tx, by, { order, deposit, ...back });
  }
}

async function ordersOf(tx: Prisma.TransactionClient, chargeId: number): Promise<number[]> {
  const payments = await tx.payment.findMany({ where: { chargeId }, select: { salesOrderId: true } });
  return payments.flatMap(({ salesOrderId }) => salesOrderId ?? []);
}

/** Invoices paid by a charge, or by the funds besides it. */
async function invoicesOf(tx: Prisma.TransactionClient, charge: ChargeRow): Promise<number[]> {
  const entries = await tx.ledgerEntry.findMany({
    where: { payment: { is: { chargeId: charge.id } }, invoiceId: { not: null } },
    select: { invoiceId: true },
  });
  const ofFunds = fundLegs(charge.plan).map(({ invoiceId }) => invoiceId);
  return [...new Set([...entries.flatMap(({ invoiceId }) => invoiceId ?? []), ...ofFunds])];
}
