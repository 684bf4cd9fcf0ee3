import { builder } from '../../../schema/builder.ts';
import type { CreditKind } from '../rules/credit-kinds.ts';

const DESCRIPTIONS = {
  RETURN: { description: 'Return of pieces.' },
  GOODWILL: { description: 'Goodwill.' },
  PRICE_FIX: { description: 'Price correction.' },
} satisfies Record<CreditKind, { description: string }>;

/** Reason codes of credits. */
export const CustomerCreditKindEnum = builder.enumType('CustomerCreditKind', {
  description: 'Reason codes of credits.',
  values: DESCRIPTIONS,
});
