import { builder } from '../../../schema/builder.ts';
import { ACCOUNTS, type AccountCode } from '../rules/accounts.ts';

/** The accounts of the books. */
export const LedgerAccountEnum = builder.enumType('LedgerAccount', {
  description: 'Accounts that the journal posts to.',
  values: {
    CASH: { description: 'Cash.' },
    BANK: { description: 'Bank: cheques and transfers.' },
    CARDS: { description: 'Cards and PayPal that are to be paid out to the bank.' },
    RECEIVABLES: { description: 'What customers owe.' },
    SALES_TAX: { description: 'Sales tax that was charged.' },
    PREPAYMENTS: { description: 'Money of customers that no invoice took yet.' },
    CREDITS: { description: 'Credits of customers that no invoice took yet.' },
    SALES: { description: 'What was sold.' },
    SHIPPING: { description: 'Shipping that was charged.' },
    RETURNS: { description: 'Credits that were issued for returns, goodwill and prices.' },
    BAD_DEBTS: { description: 'What was written off.' },
  } as const,
});

/** The account of a column that is only ever written from the codes. */
export function accountOf(column: string): AccountCode {
  return column as AccountCode;
}

/** Its name in a language. */
export function accountName(code: AccountCode, language: 'en' | 'fr'): string {
  const { nameEn, nameFr } = ACCOUNTS[code];
  return language === 'fr' ? nameFr : nameEn;
}
