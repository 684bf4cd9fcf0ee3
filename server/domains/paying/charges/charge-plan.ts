import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, moneyText } from '../../../lib/money.ts';
import type { PaymentPlan } from '../rules/payment-plan.ts';

const stored = z.object({
  legs: z
    .array(
      z.object({
        source: z.enum(['CREDIT', 'PREPAYMENT', 'MONEY']),
        sourceId: z.int().nullable(),
        invoiceId: z.int(),
        amount: z.string(),
      }),
    )
    .optional(),
});

/** A plan as stored with a charge. */
export function storedPlan({ legs }: PaymentPlan): Prisma.InputJsonValue {
  return { legs: legs.map((leg) => ({ ...leg, amount: moneyText(leg.amount) })) };
}

/** The entries of credits and prepayments besides the card, as in the ledger. */
type FundLeg = {
  kind: 'CREDIT_APPLIED' | 'PAYMENT_APPLIED';
  creditId: number | null;
  paymentId: number | null;
  invoiceId: number;
  amount: Money;
};

/** The credits and prepayments of a stored plan. */
export function fundLegs(plan: Prisma.JsonValue): FundLeg[] {
  return (stored.parse(plan).legs ?? []).flatMap(({ source, sourceId, invoiceId, ...leg }): FundLeg[] => {
    const amount = decimal(leg.amount);
    if (source === 'CREDIT')
      return [{ kind: 'CREDIT_APPLIED' as const, creditId: sourceId, paymentId: null, invoiceId, amount }];
    if (source === 'PREPAYMENT')
      return [{ kind: 'PAYMENT_APPLIED' as const, creditId: null, paymentId: sourceId, invoiceId, amount }];
    return [];
  });
}
