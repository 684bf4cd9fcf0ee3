import type { Prisma } from '../../../database/generated/client.ts';
import { type Money, moneyText } from '../../../lib/money.ts';
import { notify } from '../../notices/notify/notify.task.ts';
import type { NoticeEvent } from '../../notices/rules/events.ts';

type Refunded<Model extends string = 'Payment' | 'CustomerCredit'> = {
  /** What was refunded: a payment or a credit. */
  about: { model: Model; id: number };
  amount: Money;
  now: Date;
  doerIds: number[];
};

/** Notifies the customer of a refund with its amount. */
export async function notifyOfRefund(tx: Prisma.TransactionClient, refunded: Refunded): Promise<void> {
  await notifyOfAmount(tx, 'MONEY_REFUNDED', refunded);
}

/** Notifies staff of a chargeback with its amount. */
export async function notifyOfChargeback(
  tx: Prisma.TransactionClient,
  refunded: Refunded<'Payment'>,
): Promise<void> {
  await notifyOfAmount(tx, 'PAYMENT_CHARGED_BACK', refunded);
}

async function notifyOfAmount(
  tx: Prisma.TransactionClient,
  event: NoticeEvent,
  { about, amount, now, doerIds }: Refunded,
): Promise<void> {
  await notify(tx, {
    event,
    about,
    of: now.toISOString(),
    doerIds,
    facts: { amount: moneyText(amount) },
  });
}
