import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { Money } from '../../../lib/money.ts';
import { settleAccounts } from './settle-accounts.ts';
import { type NewEntries, writeEntries } from './write-entries.ts';

/** Source of money for an invoice: a payment, or a credit. */
export type Fund = { paymentId: number } | { creditId: number };

/** Money from a payment or credit for an invoice. */
type FundLeg = Fund & { invoiceId: number; amount: Money };

/** Applies payments and credits to invoices. The caller has locked the ledger and planned the allocation. */
export async function applyFunds(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  legs: readonly FundLeg[],
  of: Omit<NewEntries, 'entries'>,
): Promise<void> {
  if (legs.length === 0) return;
  const entries = legs.map((leg) =>
    'creditId' in leg
      ? { kind: 'CREDIT_APPLIED' as const, ...leg, paymentId: null, reversesId: null }
      : { kind: 'PAYMENT_APPLIED' as const, ...leg, reversesId: null },
  );
  await writeEntries(tx, actor, { ...of, entries });
  await settleAccounts(tx, {
    invoiceIds: legs.map(({ invoiceId }) => invoiceId),
    paymentIds: legs.flatMap((leg) => ('paymentId' in leg ? leg.paymentId : [])),
    creditIds: legs.flatMap((leg) => ('creditId' in leg ? leg.creditId : [])),
    now: actor.now,
  });
}
