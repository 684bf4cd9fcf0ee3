import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { CreditFacts } from '../rules/credit-acts.ts';

/** The columns that the rules read. */
export const STANDING_SELECT = {
  applied: true,
  refunded: true,
  voided: true,
  available: true,
} satisfies Prisma.CustomerCreditSelect;

/** The facts of a credit for the rules. */
export function creditFacts({
  applied,
  refunded,
  voided,
  available,
}: Prisma.CustomerCreditGetPayload<{ select: typeof STANDING_SELECT }>): CreditFacts {
  return {
    applied: decimal(applied),
    refunded: decimal(refunded),
    voided: decimal(voided),
    available: decimal(available),
  };
}
