import { builder } from '../../../schema/builder.ts';
import { ACCOUNTS, type AccountCode } from '../rules/accounts.ts';

/** The accounts of the books. */
export const LedgerAccountEnum = builder.enumType('LedgerAccount', {
  description: 'Accounts that the journal posts to.',
  // One value for each of ACCOUNTS.
  values: Object.fromEntries(
    Object.entries(ACCOUNTS).map(([code, { number, nameEn }]) => [
      code,
      { description: `${number} ${nameEn}.` },
    ]),
  ) as Record<AccountCode, { description: string }>,
});

/** The account of a column, which has only these codes. */
export function accountOf(column: string): AccountCode {
  return column as AccountCode;
}

/** Name of an account in a language. */
export function accountName(code: AccountCode, language: 'en' | 'fr'): string {
  const { nameEn, nameFr } = ACCOUNTS[code];
  return language === 'fr' ? nameFr : nameEn;
}
