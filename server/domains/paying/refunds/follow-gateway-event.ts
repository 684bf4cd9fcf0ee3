import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../../audit/record-audit.ts';
import type { GatewayEvent, Prisma } from '../../../database/generated/client.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import { decimal, type Money, minDecimal, moneyText, ZERO } from '../../../lib/money.ts';
import type { TaskContext } from '../../../queue/task.ts';
import { lockOrdersOf, ordersOf } from '../../invoices/collect/orders-of-invoices.ts';
import type { SystemReason } from '../../orders/rules/system-reasons.ts';
import { refundPayment } from '../../payments/ledger/refund-payment.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { lockSalesOrders } from '../../sales-orders/transitions/read-order.ts';
import { settlePaidOrders } from '../../sales-orders/transitions/settle-paid-orders.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { applyConfirmed } from '../charges/apply-confirmed.ts';
import { moveCharge } from '../charges/charge-deps.ts';
import { confirmCharge } from '../charges/confirm-charge.ts';
import { viewerOfPayer } from '../charges/payer.ts';
import { eventDifference } from '../rules/money-difference.ts';

/** Why money left a payment without a refund from here. */
const REASONS: Readonly<Record<string, SystemReason>> = {
  CHARGEBACK: 'CHARGEBACK',
  REFUNDED: 'REFUNDED_AT_GATEWAY',
};

type FoundCharge = Prisma.ChargeGetPayload<{ include: { refunds: true } }>;

/**
 * Processes a gateway event about our charges. A capture confirms a charge. Money that was returned elsewhere is
 * deducted from its payments, the latest allocation first, so that invoices are open again. Events that are already
 * known change nothing; events that arrive before our own bookings are retried later.
 */
export async function followGatewayEvent(event: GatewayEvent, context: TaskContext): Promise<boolean> {
  const { gateway, reference, kind } = event;
  if (reference === null || kind === 'OTHER') return false;
  const charge = await context.db.charge.findUnique({
    where: { gateway_reference: { gateway, reference } },
    include: { refunds: true },
  });
  if (!charge) return false;
  if (!isAbout(charge, event, context)) return false;
  if (kind === 'CAPTURED') return confirm(charge, context);
  if (charge.state !== 'CAPTURED') throw new Error(`The charge ${charge.id} is ${charge.state} yet.`);
  if (kind === 'REFUNDED' && (await isPassedOnRefund(charge, event, context))) return true;
  await bringBack(charge, event, context);
  return true;
}

/** Whether an event concerns the money of a charge; others are left to staff and the next reconciliation. */
function isAbout(charge: FoundCharge, event: GatewayEvent, { services }: TaskContext): boolean {
  const charged = { amount: decimal(charge.amount), currency: charge.currency };
  const eventMoney = { amount: event.amount && decimal(event.amount), currency: event.currency };
  const difference = eventDifference(charged, eventMoney, event.kind === 'CAPTURED' ? 'CAME' : 'WENT_BACK');
  if (!difference) return true;
  const facts = { chargeId: charge.id, eventId: event.eventId, kind: event.kind, difference };
  services.logger.error(facts, 'A gateway tells of other money than a charge has');
  return false;
}

async function confirm(charge: FoundCharge, { db, services, now }: TaskContext): Promise<boolean> {
  const { id, state } = charge;
  if (state === 'STARTED' || state === 'AUTHORIZED') throw new Error(`The charge ${id} is not recorded yet.`);
  if (await confirmCharge(db, charge, now)) {
    await applyConfirmed(db, charge, now);
    return true;
  }
  // The bank captured a charge that it had declined, so it is refunded to the card.
  if (await moveCharge(db, { id, from: ['UNDONE'] }, { state: 'UNDOING', endedAt: null })) return true;
  if (state !== 'RELEASED' && state !== 'DECLINED') return true;
  services.logger.error({ chargeId: id, state }, 'Money was taken that is not recorded');
  return false;
}

/** Whether a refund event belongs to a refund that was sent from here. */
async function isPassedOnRefund(
  { refunds }: FoundCharge,
  { refundReference, amount }: GatewayEvent,
  { db, now }: TaskContext,
): Promise<boolean> {
  if (refunds.some(({ reference }) => reference !== null && reference === refundReference)) return true;
  if (refunds.some(({ state }) => state === 'STARTED')) throw new Error('A refund is under way.');
  if (refundReference !== null || amount === null) return false;
  // If the gateway does not say which one: a refund of the same amount without an event.
  const same = refunds.find(
    (each) => each.state === 'DONE' && each.toldAt === null && decimal(each.amount).equals(decimal(amount)),
  );
  if (!same) return false;
  await db.gatewayRefund.update({ where: { id: same.id }, data: { toldAt: now }, select: { id: true } });
  return true;
}

async function bringBack(charge: FoundCharge, event: GatewayEvent, { db, now }: TaskContext): Promise<void> {
  const viewer = viewerOfPayer(charge);
  const actor = { viewer, now };
  const amount = minDecimal(decimal(event.amount ?? charge.amount), decimal(charge.amount));
  const reason = REASONS[event.kind] ?? event.kind;
  const { customerId } = charge;
  await db.$transaction(async (tx) => {
    const { COMPANY } = await readSettings(tx);
    const bookedOn = isoDayOf(now, COMPANY.timeZone);
    const invoiceIds = await invoicesOf(tx, charge.id);
    const payments = await tx.payment.findMany({
      where: { chargeId: charge.id },
      orderBy: { id: 'desc' },
      select: { id: true, salesOrderId: true },
    });
    const orderIds = payments.flatMap(({ salesOrderId }) => salesOrderId ?? []);
    await lockOrdersOf(tx, invoiceIds);
    if (orderIds.length > 0) await lockSalesOrders(tx, orderIds);
    await lockLedger(tx, customerId);
    const eventMoney = await tx.gatewayRefund.createMany({
      data: {
        chargeId: charge.id,
        gateway: charge.gateway,
        gatewayKey: `told-${randomUUID()}`,
        amount: moneyText(amount),
        state: 'TOLD',
        reference: event.refundReference ?? event.eventId,
        toldAt: now,
        endedAt: now,
      },
      skipDuplicates: true,
    });
    if (eventMoney.count === 0) return;
    const touched: number[] = [];
    let left = amount;
    for (const { id } of payments) {
      const part = minDecimal(left, await restOf(tx, id));
      if (!part.greaterThan(ZERO)) continue;
      const notifyAs = event.kind === 'CHARGEBACK' ? ('CHARGEBACK' as const) : null;
      const wanted = { paymentId: id, amount: part, reopenInvoices: true, reason, bookedOn, notifyAs };
      touched.push(...(await refundPayment(tx, actor, wanted)).invoiceIds);
      await markKnownToGateway(tx, { paymentId: id, charge });
      left = left.minus(part);
    }
    await settlePaidOrders(tx, actor, [...new Set([...(await ordersOf(tx, touched)), ...orderIds])]);
    await recordAudit(
      tx,
      { ...actor, requestId: `event-${event.id}`, address: '' },
      {
        action: `PAYMENT_${event.kind}`,
        entityType: 'Charge',
        entityId: charge.id,
        customerId,
        data: { amount: moneyText(amount) },
      },
    );
  });
}

/** The part of a payment that is not refunded. */
async function restOf(tx: Prisma.TransactionClient, id: number): Promise<Money> {
  const { available, applied } = await tx.payment.findUniqueOrThrow({
    where: { id },
    select: { available: true, applied: true },
  });
  return decimal(available).plus(decimal(applied));
}

/** Marks the latest refund of a payment as known to the gateway, so that it is not sent. */
async function markKnownToGateway(
  tx: Prisma.TransactionClient,
  { paymentId, charge }: { paymentId: number; charge: FoundCharge },
): Promise<void> {
  const entry = await tx.ledgerEntry.findFirstOrThrow({
    where: { paymentId, kind: 'PAYMENT_REFUNDED', gatewayRefund: { is: null } },
    orderBy: { id: 'desc' },
    select: { id: true, amount: true },
  });
  const known = { chargeId: charge.id, gateway: charge.gateway, amount: entry.amount, state: 'TOLD' };
  await tx.gatewayRefund.create({
    data: { ...known, entryId: entry.id, gatewayKey: `told-${randomUUID()}` },
    select: { id: true },
  });
}

async function invoicesOf(tx: Prisma.TransactionClient, chargeId: number): Promise<number[]> {
  const entries = await tx.ledgerEntry.findMany({
    where: { payment: { is: { chargeId } }, invoiceId: { not: null } },
    select: { invoiceId: true },
  });
  return [...new Set(entries.flatMap(({ invoiceId }) => invoiceId ?? []))];
}
