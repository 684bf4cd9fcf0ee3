import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { MAX_ALLOCATIONS } from '../../payments/rules/payment-methods.ts';
import type { PaymentWish, Wish } from '../rules/payment-plan.ts';

/** A part of an invoice that is paid, or of a credit or prepayment that is used. */
export const PaymentShareInput = builder.inputType('PaymentShareInput', {
  description: 'A part of an invoice that is paid, or of a credit or prepayment that is used.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Invoice, credit or payment.' }),
    amount: t.field({ type: 'Decimal', description: 'How much; as much as there is when absent.' }),
  }),
});

const WISHES = { invoices: 'Invoice', credits: 'CustomerCredit', prepayments: 'Payment' } as const;

/** What the fields of a wish are about; the arguments of a query and the fields of an input are the same. */
export const WISH_TEXTS = {
  invoices: 'Invoices to pay, in this order. Absent: those that are due first.',
  credits: 'Credits to use. Absent: as much of them as is needed, the oldest first; an empty list uses none.',
  prepayments:
    'Payments whose rest is used. Absent: as much of them as is needed, the oldest first; an empty list uses none.',
  amount: 'Amount of new money. Absent: the amount missing.',
} as const;

/** A wish as callers send it. */
export type GivenWish = {
  [Name in keyof typeof WISHES]?:
    | readonly { id: string | number; amount?: DecimalInput | null | undefined }[]
    | null
    | undefined;
} & { amount?: DecimalInput | null | undefined };

const share = z.object({ id: z.string().max(100), amount: z.custom<DecimalInput>().nullish() });
const rules = z.object({
  invoices: z.array(share).max(MAX_ALLOCATIONS).nullish(),
  credits: z.array(share).max(MAX_ALLOCATIONS).nullish(),
  prepayments: z.array(share).max(MAX_ALLOCATIONS).nullish(),
});

/** The wish that a caller sends; an id of nothing names nothing, and is refused by the rules. */
export function wishOf({ amount, ...given }: GivenWish): PaymentWish {
  const named = parseInput(rules, {
    invoices: withTextIds(given.invoices),
    credits: withTextIds(given.credits),
    prepayments: withTextIds(given.prepayments),
  });
  const wishes = (name: keyof typeof WISHES): Wish[] | null =>
    named[name]?.map((each) => ({
      id: localId(WISHES[name], each.id) ?? 0,
      amount: each.amount == null ? null : decimal(each.amount),
    })) ?? null;
  return {
    invoices: wishes('invoices'),
    credits: wishes('credits'),
    prepayments: wishes('prepayments'),
    amount: amount == null ? null : decimal(amount),
  };
}

/** A wish as requests are compared by: an amount with too many places is no other's. */
export function wishFacts({ amount, ...wish }: PaymentWish): object {
  const facts = (wishes: readonly Wish[] | null) =>
    wishes?.map((each) => [each.id, each.amount?.toFixed()]) ?? null;
  return {
    invoices: facts(wish.invoices),
    credits: facts(wish.credits),
    prepayments: facts(wish.prepayments),
    amount: amount?.toFixed(),
  };
}

function withTextIds<Each extends { id: string | number }>(wishes: readonly Each[] | null | undefined) {
  return wishes?.map((each) => ({ ...each, id: String(each.id) }));
}
