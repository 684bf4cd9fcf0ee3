import { addDays, type IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { closedUntil } from '../../payments/ledger/closed-days.ts';
import { today } from '../../settings/company-day.ts';
import { journalLines, type Posting } from '../rules/journal-lines.ts';
import { type AccountBalance, trialBalance } from '../rules/trial-balance.ts';
import { openEntries, postedEntry } from './open-entries.ts';

/** Summary of the open days. */
type OpenDays = {
  readonly entryCount: number;
  readonly accounts: readonly AccountBalance[];
  /** Total debits, which equal the total credits. */
  readonly total: Money;
};

/** The state of the books: the last closed day, and the open days since. */
export type OpenBooks = {
  readonly closedUntil: IsoDay | null;
  /** The last day that can be closed. */
  readonly closableUntil: IsoDay;
  readonly until: IsoDay;
  /** The open days until then; their entries are read lazily, once. */
  readonly open: () => Promise<OpenDays>;
};

/** The open part of the books until a day; by default until yesterday. */
export async function openBooks(context: Context, day: IsoDay | null): Promise<OpenBooks> {
  const closed = await closedUntil(context.db);
  const closableUntil = addDays(await today(context), -1);
  const until = day ?? closableUntil;
  const from = closed === null ? null : addDays(closed, 1);
  let read: Promise<OpenDays> | null = null;
  const open = () => {
    read ??= openDays(context, { from, until });
    return read;
  };
  return { closedUntil: closed, closableUntil, until, open };
}

async function openDays({ db }: Context, days: { from: IsoDay | null; until: IsoDay }): Promise<OpenDays> {
  let entryCount = 0;
  const postings: Posting[] = [];
  for await (const entries of openEntries(db, days)) {
    entryCount += entries.length;
    postings.push(...entries.flatMap((entry) => journalLines(postedEntry(entry))));
  }
  const accounts = trialBalance(postings);
  return { entryCount, accounts, total: sumMoney(accounts.map(({ debit }) => debit)) };
}
