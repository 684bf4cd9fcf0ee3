import type { Prisma } from '../../../database/generated/client.ts';
import type { Money } from '../../../lib/money.ts';
import { settleAccounts } from './settle-accounts.ts';
import { type Bookkeeper, type NewEntries, writeEntries } from './write-entries.ts';

/** Money of a credit that goes to an invoice. */
export type CreditLeg = { creditId: number; invoiceId: number; amount: Money };

/** Applies credits to invoices; the caller holds the lock of the ledger and has shared the money out. */
export async function applyCredits(
  tx: Prisma.TransactionClient,
  keeper: Bookkeeper,
  legs: readonly CreditLeg[],
  of: Omit<NewEntries, 'entries'>,
): Promise<void> {
  if (legs.length === 0) return;
  const entries = legs.map((leg) => ({
    kind: 'CREDIT_APPLIED' as const,
    ...leg,
    paymentId: null,
    reversesId: null,
  }));
  await writeEntries(tx, keeper, { ...of, entries });
  await settleAccounts(tx, {
    invoiceIds: legs.map(({ invoiceId }) => invoiceId),
    paymentIds: [],
    creditIds: legs.map(({ creditId }) => creditId),
    now: keeper.now,
  });
}
