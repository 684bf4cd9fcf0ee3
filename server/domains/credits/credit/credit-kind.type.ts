import { builder } from '../../../schema/builder.ts';
import type { CreditKind } from '../rules/credit-kinds.ts';

const DESCRIPTIONS = {
  RETURN: { description: 'Something was sent back.' },
  GOODWILL: { description: 'Out of goodwill.' },
  PRICE_FIX: { description: 'A price is put right.' },
} satisfies Record<CreditKind, { description: string }>;

/** What a credit is given for. */
export const CustomerCreditKindEnum = builder.enumType('CustomerCreditKind', {
  description: 'What a credit is given for.',
  values: DESCRIPTIONS,
});
