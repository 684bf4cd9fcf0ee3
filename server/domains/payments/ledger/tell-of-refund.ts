import type { Prisma } from '../../../database/generated/client.ts';
import { type Money, moneyText } from '../../../lib/money.ts';
import { tell } from '../../notices/telling/tell.task.ts';

type Refunded = {
  /** What was refunded: a payment or a credit. */
  about: { model: 'Payment' | 'CustomerCredit'; id: number };
  amount: Money;
  now: Date;
  doerIds: number[];
};

/** Tells the customer of money that went back, with its amount. */
export async function tellOfRefund(
  tx: Prisma.TransactionClient,
  { about, amount, now, doerIds }: Refunded,
): Promise<void> {
  await tell(tx, {
    event: 'MONEY_REFUNDED',
    about,
    of: now.toISOString(),
    doerIds,
    facts: { amount: moneyText(amount) },
  });
}
