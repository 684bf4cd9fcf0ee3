import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import type { Leg } from '../../payments/rules/allocation.ts';
import { MAX_ALLOCATIONS } from '../../payments/rules/payment-methods.ts';

/** A part of a payment for an invoice. */
export const PaymentAllocationInput = builder.inputType('PaymentAllocationInput', {
  description: 'A part of a payment for an invoice.',
  fields: (t) => ({
    invoiceId: t.id({ required: true, description: 'Invoice.' }),
    amount: t.field({
      type: 'Decimal',
      required: true,
      description: 'Amount of the payment to apply; at most the balance of the invoice.',
    }),
  }),
});

/** Validation of parts of a payment; an invalid id matches no invoice. */
export const allocationRules = z
  .array(
    z
      .object({ invoiceId: z.string().max(100), amount: moneyAmount })
      .transform(({ invoiceId, amount }): Leg => ({ invoiceId: localId('Invoice', invoiceId) ?? 0, amount })),
  )
  .max(MAX_ALLOCATIONS);
