import type { CreditKind } from '../../../../server/domains/credits/rules/credit-kinds.ts';
import type { PaymentMethod } from '../../../../server/domains/payments/rules/payment-methods.ts';

/** A step of a credit, by days ago. */
export type CreditStep =
  | { kind: 'APPLY'; days: number; poNumber: string; amount: string }
  | { kind: 'REFUND'; days: number; amount: string; method: PaymentMethod; reference: string; reason: string }
  | { kind: 'VOID'; days: number; reason: string };

/** A credit of the demo. */
export type PlannedCredit = {
  accountNumber: string;
  days: number;
  kind: CreditKind;
  amount: string;
  reason: string;
  /** The purchase order of the credited invoice. */
  poNumber?: string;
  steps: readonly CreditStep[];
};

/** Two years of credits: returns, price corrections and goodwill, applied, refunded, voided or open. */
export const CREDITS: readonly PlannedCredit[] = [
  {
    accountNumber: 'LUNA-001',
    days: 690,
    kind: 'RETURN',
    amount: '85.00',
    reason: 'One band returned: engraved with the wrong date.',
    poNumber: 'PO-6120',
    steps: [
      refund(668, '50.00', 'CHECK', '5107', 'The customer asked for half of it now'),
      refund(641, '35.00', 'CHECK', '5188', 'The rest of it'),
    ],
  },
  {
    accountNumber: 'ORIO-001',
    days: 592,
    kind: 'GOODWILL',
    amount: '60.00',
    reason: 'The parcel was two weeks late.',
    steps: [refund(570, '60.00', 'TRANSFER', 'W-70996', 'Paid with the settlement of the quarter')],
  },
  {
    accountNumber: 'BELL-001',
    days: 561,
    kind: 'PRICE_FIX',
    amount: '42.50',
    reason: 'Chains were billed at the price before the agreement.',
    poNumber: 'BC-3310',
    steps: [refund(540, '42.50', 'TRANSFER', 'VIR-12204', 'Remboursement demandé')],
  },
  {
    accountNumber: 'LUNA-002',
    days: 430,
    kind: 'GOODWILL',
    amount: '30.00',
    reason: 'Issued to the wrong branch.',
    steps: [{ kind: 'VOID', days: 429, reason: 'It belongs to the other branch.' }],
  },
  {
    accountNumber: 'TWIN-001',
    days: 402,
    kind: 'RETURN',
    amount: '55.00',
    reason: 'A ring came back to be sized and was credited in part.',
    poNumber: '1804',
    steps: [refund(388, '55.00', 'CARD', 'R-20117', 'Paid back to the card')],
  },
  {
    accountNumber: 'ORIO-001',
    days: 150,
    kind: 'PRICE_FIX',
    amount: '48.00',
    reason: 'Studs were billed as 18K instead of 14K.',
    poNumber: 'ORN-2981',
    steps: [],
  },
  {
    accountNumber: 'LUNA-001',
    days: 41,
    kind: 'GOODWILL',
    amount: '75.00',
    reason: 'The clasp of a chain failed after a week.',
    poNumber: 'PO-7433',
    steps: [{ kind: 'APPLY', days: 35, poNumber: 'PO-7433', amount: '45.00' }],
  },
  {
    accountNumber: 'LUNA-001',
    days: 8,
    kind: 'RETURN',
    amount: '120.00',
    reason: 'A pair of studs returned unworn.',
    poNumber: 'PO-7588',
    steps: [],
  },
  {
    accountNumber: 'BELL-001',
    days: 3,
    kind: 'PRICE_FIX',
    amount: '36.00',
    reason: 'Prix corrigé selon l’entente.',
    steps: [],
  },
];

function refund(
  days: number,
  amount: string,
  method: PaymentMethod,
  reference: string,
  reason: string,
): CreditStep {
  return { kind: 'REFUND', days, amount, method, reference, reason };
}
