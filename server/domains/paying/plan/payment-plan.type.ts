import { encodeGlobalId } from '../../../lib/global-id.ts';
import { sumMoney } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { LegSource, PaymentLeg, PaymentPlan, PlanRefusal } from '../rules/payment-plan.ts';
import type { AccountNumbers } from './payable-accounts.ts';

/** A plan with its problems, and the numbers for display. */
type PreviewedPlan = {
  currency: string;
  plan: PaymentPlan;
  refusals: readonly PlanRefusal[];
  numbers: AccountNumbers;
};

const LegSourceEnum = builder.enumType('PaymentLegSource', {
  description: 'Where the money of a leg comes from.',
  values: {
    CREDIT: { description: 'A credit memo.' },
    PREPAYMENT: { description: 'The available amount of an earlier payment.' },
    MONEY: { description: 'New money.' },
  } as const,
});

type Numbered<Fact> = Fact & { numbers: AccountNumbers };

const PaymentLegType = builder.objectRef<Numbered<PaymentLeg>>('PaymentLeg').implement({
  description: 'Money from one source to one invoice.',
  fields: (t) => ({
    source: t.field({
      type: LegSourceEnum,
      description: 'Where it comes from.',
      resolve: ({ source }) => source,
    }),
    sourceNumber: t.string({
      nullable: true,
      description: 'Number of the credit or payment; null for new money.',
      resolve: ({ source, sourceId, numbers }) => sourceNumber(numbers, source, sourceId),
    }),
    invoiceNumber: t.string({
      description: 'Number of the invoice.',
      resolve: ({ invoiceId, numbers }) => numbers.invoices.get(invoiceId) ?? '',
    }),
    amount: t.field({ type: 'Decimal', description: 'How much.', resolve: ({ amount }) => amount }),
  }),
});

const PlannedInvoiceType = builder
  .objectRef<Numbered<PaymentPlan['invoices'][number]>>('PlannedInvoice')
  .implement({
    description: 'An invoice with what would be paid of it.',
    fields: (t) => ({
      // Not `id`: caches by id would take it for the invoice itself.
      invoiceId: t.id({
        description: 'Opaque id of the invoice.',
        resolve: ({ invoiceId }) => encodeGlobalId('Invoice', invoiceId),
      }),
      number: t.string({
        description: 'Number.',
        resolve: ({ invoiceId, numbers }) => numbers.invoices.get(invoiceId) ?? '',
      }),
      amount: t.field({
        type: 'Decimal',
        description: 'Paid amount.',
        resolve: ({ amount }) => amount,
      }),
      balance: t.field({
        type: 'Decimal',
        description: 'Balance after the payment.',
        resolve: ({ balance }) => balance,
      }),
    }),
  });

const PlanProblemType = builder.objectRef<PlanRefusal>('PaymentProblem').implement({
  description: 'A reason why the payment would be refused.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, e.g. `invoices.0.amount`.' }),
    code: t.exposeString('code', {
      description: 'Why, e.g. `ALLOCATION_BEYOND_BALANCE`, `FUND_NOT_NEEDED`, `MONEY_MISSING`.',
    }),
  }),
});

/** Preview of a payment. */
export const PaymentPreviewType = builder.objectRef<PreviewedPlan>('PaymentPreview').implement({
  description: 'Preview of a payment. Nothing is written.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    legs: t.field({
      type: [PaymentLegType],
      description: 'Every movement, in the order in which money is used.',
      resolve: ({ plan, numbers }) => plan.legs.map((leg) => ({ ...leg, numbers })),
    }),
    invoices: t.field({
      type: [PlannedInvoiceType],
      description: 'The invoices that get something.',
      resolve: ({ plan, numbers }) => plan.invoices.map((invoice) => ({ ...invoice, numbers })),
    }),
    total: t.field({
      type: 'Decimal',
      description: 'What invoices get.',
      resolve: ({ plan }) => sumOf(plan, () => true),
    }),
    credits: t.field({
      type: 'Decimal',
      description: 'Of that, what credits give.',
      resolve: ({ plan }) => sumOf(plan, (source) => source === 'CREDIT'),
    }),
    prepayments: t.field({
      type: 'Decimal',
      description: 'Of that, what prepayments give.',
      resolve: ({ plan }) => sumOf(plan, (source) => source === 'PREPAYMENT'),
    }),
    amount: t.field({
      type: 'Decimal',
      description: 'New money.',
      resolve: ({ plan }) => plan.amount,
    }),
    rest: t.field({
      type: 'Decimal',
      description: 'Part of the new money that is not applied to invoices; it becomes a prepayment.',
      resolve: ({ plan }) => plan.rest,
    }),
    problems: t.field({
      type: [PlanProblemType],
      description: 'Reasons why it cannot be paid as requested; empty when it can.',
      resolve: ({ refusals }) => [...refusals],
    }),
  }),
});

function sumOf({ legs }: PaymentPlan, counts: (source: LegSource) => boolean) {
  return sumMoney(legs.filter(({ source }) => counts(source)).map(({ amount }) => amount));
}

function sourceNumber(numbers: AccountNumbers, source: LegSource, id: number | null): string | null {
  if (id === null) return null;
  return (source === 'CREDIT' ? numbers.credits : numbers.prepayments).get(id) ?? null;
}
