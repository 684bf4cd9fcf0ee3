import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { MAX_ALLOCATIONS } from '../../payments/rules/payment-methods.ts';
import type { PaymentRequest, RequestedShare } from '../rules/payment-plan.ts';

/** Amount to pay of an invoice, or to use of a credit or prepayment. */
export const PaymentShareInput = builder.inputType('PaymentShareInput', {
  description: 'Amount to pay of an invoice, or to use of a credit or prepayment.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Invoice, credit or payment.' }),
    amount: t.field({ type: 'Decimal', description: 'How much; as much as there is when absent.' }),
  }),
});

const REQUESTED = { invoices: 'Invoice', credits: 'CustomerCredit', prepayments: 'Payment' } as const;

/** Descriptions of the fields of a request, for the arguments of a query and the fields of an input. */
export const REQUEST_TEXTS = {
  invoices: 'Invoices to pay, in this order. Absent: those with the earliest due dates.',
  credits: 'Credits to use. Absent: as much of them as is needed, the oldest first; an empty list uses none.',
  prepayments:
    'Prepayments to use. Absent: as much of them as is needed, the oldest first; an empty list uses none.',
  amount: 'Amount of new money. Absent: the amount missing.',
} as const;

/** A request as sent by callers. */
type GivenRequest = {
  [Name in keyof typeof REQUESTED]?:
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

/** Parses a caller's request. Invalid ids match nothing, and the rules refuse them. */
export function parseRequest({ amount, ...given }: GivenRequest): PaymentRequest {
  const named = parseInput(rules, {
    invoices: withTextIds(given.invoices),
    credits: withTextIds(given.credits),
    prepayments: withTextIds(given.prepayments),
  });
  const shares = (name: keyof typeof REQUESTED): RequestedShare[] | null =>
    named[name]?.map((each) => ({
      id: localId(REQUESTED[name], each.id) ?? 0,
      amount: each.amount == null ? null : decimal(each.amount),
    })) ?? null;
  return {
    invoices: shares('invoices'),
    credits: shares('credits'),
    prepayments: shares('prepayments'),
    amount: amount == null ? null : decimal(amount),
  };
}

/** A request in comparable form. An amount with too many decimals equals no other. */
export function requestFacts({ amount, ...request }: PaymentRequest): object {
  const facts = (shares: readonly RequestedShare[] | null) =>
    shares?.map((each) => [each.id, each.amount?.toFixed()]) ?? null;
  return {
    invoices: facts(request.invoices),
    credits: facts(request.credits),
    prepayments: facts(request.prepayments),
    amount: amount?.toFixed(),
  };
}

function withTextIds<Each extends { id: string | number }>(shares: readonly Each[] | null | undefined) {
  return shares?.map((each) => ({ ...each, id: String(each.id) }));
}
