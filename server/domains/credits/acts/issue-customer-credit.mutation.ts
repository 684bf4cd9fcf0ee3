import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { moneyText } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { billingTerms } from '../../invoices/acts/billing-terms.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { CREDITS_ISSUE, requireManaging } from '../access.ts';
import { CustomerCreditKindEnum } from '../credit/credit-kind.type.ts';
import { creditField } from '../credit/credit-result.ts';
import { creditReason } from './credit-rules.ts';
import { issueCredit } from './issue-credit.ts';

const rules = z.object({
  customerId: z.int().min(1).max(MAX_ID),
  amount: moneyAmount,
  reason: creditReason,
  invoiceId: z.string().max(100).nullish(),
});

mutation('issueCustomerCredit', {
  description:
    'Issues a credit memo to a customer, on its own or for an issued invoice, at most for the billed amount. It is available until it is applied or refunded; its printed content is frozen. Staff only.',
  permission: requireManaging(CREDITS_ISSUE),
  audit: { action: 'CREDIT_ISSUE', entityType: 'CustomerCredit' },
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    customerId: t.int({ required: true, description: 'Integer id of the customer who receives the credit.' }),
    amount: t.field({ type: 'Decimal', required: true, description: 'How much.' }),
    kind: t.field({
      type: CustomerCreditKindEnum,
      required: true,
      description: 'Reason code of the credit.',
    }),
    reason: t.string({ required: true, description: 'Reason, visible to the customer.' }),
    invoiceId: t.id({ description: 'The invoice that it credits.' }),
  }),
  resolve: async ({ kind, ...input }, context, writes) => {
    const { invoiceId, ...given } = parseInput(rules, {
      ...input,
      invoiceId: input.invoiceId == null ? null : String(input.invoiceId),
    });
    const credit = {
      ...given,
      kind,
      // An invalid id matches no invoice of the customer.
      invoiceId: invoiceId == null ? null : (localId('Invoice', invoiceId) ?? 0),
    };
    const terms = await billingTerms(context);
    return writes.once({
      request: { ...credit, amount: moneyText(credit.amount) },
      work: async (tx, record) => {
        const { id, number } = await issueCredit(tx, context, credit, terms);
        const data = { number, amount: moneyText(credit.amount), kind };
        record({ entityId: id, customerId: credit.customerId, data });
        return { creditId: id };
      },
    });
  },
  success: (t) => ({ credit: creditField(t) }),
  sample: ({ caller, admin, customerId }) => ({
    as: caller(admin),
    input: { customerId, amount: '12.50', kind: 'GOODWILL', reason: 'The parcel came late' },
  }),
});
