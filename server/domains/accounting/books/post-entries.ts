import { createHash } from 'node:crypto';
import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { type IsoDay, storedDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { journalLines } from '../rules/journal-lines.ts';
import { type EntryRow, openEntries, postedEntry } from './open-entries.ts';

/** The result of posting. */
type Posted = { readonly entryCount: number; readonly total: Money; readonly hash: string };

/**
 * Posts the entries of the days to close to the journal, in the order of their ids.
 * @returns the sums for the close, with a hash of the previous hash and all lines
 */
export async function postEntries(
  tx: Prisma.TransactionClient,
  { closeId, ...days }: { closeId: number; from: IsoDay | null; until: IsoDay },
  hashBefore: string,
): Promise<Posted> {
  const hash = createHash('sha256').update(hashBefore);
  let [entryCount, total] = [0, ZERO];
  for await (const entries of openEntries(tx, days)) {
    const lines = entries.flatMap((entry) => linesOf(entry, closeId));
    const [debits, credits] = [lines.map(({ debit }) => debit), lines.map(({ credit }) => credit)];
    if (!sumMoney(debits).equals(sumMoney(credits))) throw new Error('Debits are not what credits are.');
    entryCount += entries.length;
    total = total.plus(sumMoney(debits));
    const rows = lines.map(({ debit, credit, ...line }) => ({
      ...line,
      debit: debit.toFixed(2),
      credit: credit.toFixed(2),
    }));
    for (const { closeId: _close, ...line } of rows) hash.update(`${Object.values(line).join('|')}\n`);
    if (rows.length > 0) await insertRows(tx, { JournalLine: rows });
  }
  return { entryCount, total, hash: hash.digest('hex') };
}

function linesOf(entry: EntryRow, closeId: number) {
  return journalLines(postedEntry(entry)).map((posting, index) => ({
    entryId: entry.id,
    rank: index + 1,
    closeId,
    customerId: entry.customerId,
    currency: entry.currency,
    bookedOn: storedDay(entry.bookedOn),
    ...posting,
  }));
}
