import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { salesOrderFacts } from '../order/sales-order-facts.ts';
import { nextAutomatic, targetStatus } from '../rules/find-transition.ts';
import { isDepositReversed, paymentStanding } from '../rules/payment-standing.ts';
import type { SalesOrderFacts } from '../rules/sales-order-facts.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { isBeyondCredit } from './credit.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';
import { cancelJobsOf } from './order-jobs.ts';
import { followInvoices } from './order-watch.ts';
import { type OrderInTransition, orderNow } from './read-order.ts';
import { recordEvents, type SalesStep } from './record-event.ts';
import { type SalesStepColumns, stepColumns } from './step-columns.ts';

/**
 * Updates an order after a change of its jobs, shipments or payments: performs its automatic steps, stores since when
 * it is paid, and updates its invoices. The caller has locked the order.
 * @returns whether users are notified that its deposit was reversed
 */
export async function settleSalesOrder(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  salesOrderId: number,
): Promise<boolean> {
  const order = await orderNow(tx, salesOrderId);
  const isDepositMissed = await takeSteps(tx, actor, order);
  if (order.invoices.some(({ statusId }) => statusId !== INVOICE_STATUSES.VOID.id))
    await followInvoices(tx, actor, salesOrderId);
  return isDepositMissed;
}

async function takeSteps(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  order: OrderInTransition,
): Promise<boolean> {
  const beyond = await isBeyondCredit(tx, order);
  const { facts, steps, columns } = follow({ ...salesOrderFacts(order), isBeyondCredit: beyond }, actor.now);
  const money = moneyColumns(order, facts, actor.now);
  const changes = {
    ...columns,
    ...(beyond === order.isBeyondCredit ? {} : { isBeyondCredit: beyond }),
    ...money,
  };
  if (Object.keys(changes).length === 0) return false;
  await tx.salesOrder.update({
    where: { id: order.id },
    data: { ...changes, version: { increment: 1 } },
    select: { id: true },
  });
  const statusId = SALES_ORDER_STATUSES[facts.status].id;
  const reversed: SalesStep[] = money.depositReversedAt
    ? [{ fromStatusId: statusId, toStatusId: statusId, action: 'DEPOSIT_REVERSED', isAutomatic: true }]
    : [];
  await recordEvents(tx, actor, order.id, [...steps, ...reversed]);
  if (steps.some(({ action }) => action === 'NEED_PAYMENT'))
    await notifyOfDeposit(tx, order, facts, { event: 'DEPOSIT_DUE' });
  if (reversed.length > 0)
    await notifyOfDeposit(tx, order, facts, { event: 'DEPOSIT_REVERSED', of: actor.now.toISOString() });
  if (facts.status === 'CANCELLED') await cancelJobsOf(tx, actor, order);
  return reversed.length > 0;
}

type Followed = { facts: SalesOrderFacts; steps: SalesStep[]; columns: Partial<SalesStepColumns> };

/** Applies automatic transitions until none is left. */
export function follow(start: SalesOrderFacts, now: Date): Followed {
  const followed: Followed = { facts: start, steps: [], columns: {} };
  for (;;) {
    const { facts } = followed;
    const transition = nextAutomatic(facts, now);
    const to = transition && targetStatus(facts, transition);
    if (!transition || to === null) return followed;
    followed.columns = { ...followed.columns, ...stepColumns(facts, transition, { to, reason: null, now }) };
    followed.steps.push({
      fromStatusId: SALES_ORDER_STATUSES[facts.status].id,
      toStatusId: SALES_ORDER_STATUSES[to].id,
      action: transition.action,
      isAutomatic: true,
    });
    followed.facts = {
      ...facts,
      status: to,
      statusSince: now,
      previousStatus: null,
      isConfirmed: to !== 'CANCELLED' && (facts.isConfirmed || transition.sideEffects.includes('ALLOW_WORK')),
    };
  }
}

/** Since when an order is paid, and since when its deposit is missing. */
type MoneyColumns = { paidAt?: Date | null; depositReversedAt?: Date | null };

/** The columns that depend on payments, if they change. */
export function moneyColumns(
  { paidAt, depositReversedAt }: Pick<OrderInTransition, 'paidAt' | 'depositReversedAt'>,
  facts: SalesOrderFacts,
  now: Date,
): MoneyColumns {
  const isPaid = !paymentStanding(facts).balance.greaterThan(0);
  const isReversed = isDepositReversed(facts);
  return {
    ...(isPaid === (paidAt !== null) ? {} : { paidAt: isPaid ? now : null }),
    ...(isReversed === (depositReversedAt !== null) ? {} : { depositReversedAt: isReversed ? now : null }),
  };
}
