import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney } from '../../../lib/money.ts';
import { ledgerEntries } from '../../payments/ledger/ledger-entries.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { writeEntries } from '../../payments/ledger/write-entries.ts';
import { reversalsOf } from '../../payments/rules/ledger.ts';

/** Entries of a credit to reverse: its issue, its allocations, or both. */
type EntriesToReverse = {
  creditId: number;
  kinds: readonly ('CREDIT_ISSUED' | 'CREDIT_APPLIED')[];
  /** Only the allocations to this invoice. */
  invoiceId?: number | null;
  reason: string;
  bookedOn: IsoDay;
};

/** Reverses entries of a credit, newest first, so that invoices are open again. The caller has locked the ledger. */
export async function reverseEntries(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { creditId, kinds, invoiceId = null, reason, bookedOn }: EntriesToReverse,
): Promise<{ invoiceIds: number[]; amount: Money }> {
  const { customerId, currency, ...credit } = await tx.customerCredit.findUniqueOrThrow({
    where: { id: creditId },
    select: { customerId: true, currency: true, entries: true },
  });
  const entries = reversalsOf(ledgerEntries(credit.entries)).filter(
    (entry) =>
      kinds.some((kind) => entry.kind === kind) && (invoiceId === null || entry.invoiceId === invoiceId),
  );
  await writeEntries(tx, actor, { customerId, currency, bookedOn, reason, entries });
  const invoiceIds = [...new Set(entries.flatMap((entry) => entry.invoiceId ?? []))];
  await settleAccounts(tx, { invoiceIds, paymentIds: [], creditIds: [creditId], now: actor.now });
  return { invoiceIds, amount: sumMoney(entries.map((entry) => entry.amount.negated())) };
}
