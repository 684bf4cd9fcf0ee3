import { addDays, type IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { closedUntil } from '../../payments/ledger/closed-days.ts';
import { today } from '../../settings/company-day.ts';
import { journalLines, type Posting } from '../rules/journal-lines.ts';
import { type AccountBalance, trialBalance } from '../rules/trial-balance.ts';
import { openEntries, postedEntry } from './open-entries.ts';

/** The books as they stand: closed until a day, and what the days since then would be posted as. */
export type OpenBooks = {
  readonly closedUntil: IsoDay | null;
  /** The last day that can be closed. */
  readonly closableUntil: IsoDay;
  readonly until: IsoDay;
  readonly entryCount: number;
  readonly accounts: readonly AccountBalance[];
  readonly total: Money;
};

/** What is open of the books until a day; without one, until yesterday. */
export async function openBooks(context: Context, day: IsoDay | null): Promise<OpenBooks> {
  const closed = await closedUntil(context.db);
  const closableUntil = addDays(await today(context), -1);
  const until = day ?? closableUntil;
  let entryCount = 0;
  const postings: Posting[] = [];
  const from = closed === null ? null : addDays(closed, 1);
  for await (const entries of openEntries(context.db, { from, until })) {
    entryCount += entries.length;
    postings.push(...entries.flatMap((entry) => journalLines(postedEntry(entry))));
  }
  const accounts = trialBalance(postings);
  const total = sumMoney(accounts.map(({ debit }) => debit));
  return { closedUntil: closed, closableUntil, until, entryCount, accounts, total };
}
