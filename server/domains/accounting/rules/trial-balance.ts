import { type Money, sumMoney } from '../../../lib/money.ts';
import { ACCOUNTS, type AccountCode } from './accounts.ts';
import type { Posting } from './journal-lines.ts';

/** Total debits and credits of an account. */
export type AccountBalance = { readonly account: AccountCode; readonly debit: Money; readonly credit: Money };

/** The accounts with postings, by number. */
export function trialBalance(postings: readonly Posting[]): AccountBalance[] {
  const byAccount = Map.groupBy(postings, ({ account }) => account);
  // Object.keys of a const object are its own names.
  return (Object.keys(ACCOUNTS) as AccountCode[]).flatMap((account) => {
    const lines = byAccount.get(account) ?? [];
    if (lines.length === 0) return [];
    const debit = sumMoney(lines.map((line) => line.debit));
    return [{ account, debit, credit: sumMoney(lines.map((line) => line.credit)) }];
  });
}
