import type { Prisma } from '../../../database/generated/client.ts';
import { moneyText } from '../../../lib/money.ts';
import { notify } from '../../notices/notify/notify.task.ts';
import { type PayableOrder, paymentStanding } from '../rules/payment-standing.ts';
import type { OrderInTransition } from './read-order.ts';

type DepositNews = { event: 'DEPOSIT_DUE' | 'DEPOSIT_REVERSED'; of?: string };

/** Notifies payers that the deposit of an order is missing, with the amount. */
export async function notifyOfDeposit(
  tx: Prisma.TransactionClient,
  { id, orderGroup: { currency } }: OrderInTransition,
  facts: PayableOrder,
  news: DepositNews,
): Promise<void> {
  const { requiredDue } = paymentStanding(facts);
  await notify(tx, {
    ...news,
    about: { model: 'SalesOrder', id },
    doerIds: [],
    facts: { amount: moneyText(requiredDue), currency },
  });
}
