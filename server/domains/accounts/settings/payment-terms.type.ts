import { builder } from '../../../schema/builder.ts';
import type { PaymentTermsCode } from '../../orders/rules/payment-terms.ts';

const DESCRIPTIONS = {
  PREPAID: { description: 'Before anything begins.' },
  NET_30: { description: 'Within 30 days of the invoice.' },
  NET_60: { description: 'Within 60 days of the invoice.' },
  ON_HOLD: { description: 'Nothing begins until the terms are changed.' },
} satisfies Record<PaymentTermsCode, { description: string }>;

/** Payment terms of customers. */
export const PaymentTermsEnum = builder.enumType('PaymentTerms', {
  description: 'When a customer pays.',
  values: DESCRIPTIONS,
});
