import type { Prisma } from '../../../database/generated/client.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';

/** A payment with who made it. */
type PaidBy = { id: number } & Parameters<typeof actorsOf>[0];

/** Notifies users that a payment was received. */
export async function notifyOfReceipt(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  { id, ...by }: PaidBy,
): Promise<void> {
  await notify(tx, { event: 'PAYMENT_RECEIVED', about: { model: 'Payment', id }, doerIds: actorsOf(by) });
}
