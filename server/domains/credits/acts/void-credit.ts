import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { lockedCredit } from './locked-credit.ts';
import { reverseEntries } from './reverse-entries.ts';

/** A credit to void. */
type VoidedCredit = { id: number; version?: number | null; reason: string; bookedOn: IsoDay };

/** Voids an unused credit, as if it had never been issued. */
export async function voidCredit(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, reason, bookedOn }: VoidedCredit,
  record: RecordFacts,
): Promise<{ creditId: number }> {
  const move = { id, action: 'VOID', version, touched: () => [] } as const;
  const { number, customerId, amount } = await lockedCredit(tx, context.viewer, move);
  await reverseEntries(tx, context, { creditId: id, kinds: ['CREDIT_ISSUED'], reason, bookedOn });
  record({ entityId: id, customerId, data: { number, amount: amount.toFixed(2) } });
  return { creditId: id };
}
