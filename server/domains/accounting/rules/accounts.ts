/** An account of the books: number, and name in both languages. */
type Account = { readonly number: string; readonly nameEn: string; readonly nameFr: string };

/** The accounts of the journal, by number. */
export const ACCOUNTS = {
  CASH: { number: '1010', nameEn: 'Cash', nameFr: 'Caisse' },
  BANK: { number: '1020', nameEn: 'Bank', nameFr: 'Banque' },
  CARDS: { number: '1030', nameEn: 'Cards and PayPal to be paid out', nameFr: 'Cartes et PayPal à recevoir' },
  RECEIVABLES: { number: '1200', nameEn: 'Accounts receivable', nameFr: 'Comptes clients' },
  SALES_TAX: { number: '2200', nameEn: 'Sales tax payable', nameFr: 'Taxe de vente à payer' },
  PREPAYMENTS: { number: '2310', nameEn: 'Customer prepayments', nameFr: 'Acomptes de clients' },
  CREDITS: { number: '2320', nameEn: 'Customer credits', nameFr: 'Avoirs de clients' },
  SALES: { number: '4000', nameEn: 'Sales', nameFr: 'Ventes' },
  SHIPPING: { number: '4100', nameEn: 'Shipping charged', nameFr: 'Expédition facturée' },
  RETURNS: { number: '4900', nameEn: 'Returns and allowances', nameFr: 'Retours et rabais' },
  BAD_DEBTS: { number: '6100', nameEn: 'Bad debts', nameFr: 'Créances irrécouvrables' },
} as const satisfies Record<string, Account>;

/** Code of an account. */
export type AccountCode = keyof typeof ACCOUNTS;
