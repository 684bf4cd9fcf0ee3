import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { KeyedWrites } from '../../../schema/mutation-writes.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { touchedInvoicesField } from '../../invoices/collect/touched-invoices.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { today } from '../../settings/company-day.ts';
import { requirePaying } from '../access.ts';
import { storedPlan } from '../charges/charge-plan.ts';
import { type ReadAccounts, readPayableAccounts } from '../plan/payable-accounts.ts';
import {
  PaymentShareInput,
  parseRequest,
  REQUEST_TEXTS,
  requestFacts,
} from '../plan/payment-request.input.ts';
import type { PaymentPlan } from '../rules/payment-plan.ts';
import {
  type Authorization,
  authorizePayment,
  capturePayment,
  earlierPayment,
  type RequestedPayment,
  recordPayment,
} from './card-payment.ts';
import { isConfirmedField } from './is-confirmed.ts';
import { cardRules, type GivenCard, PaymentCardInput, savedCardText } from './payment-card.input.ts';
import { planOrThrow } from './plan-or-throw.ts';
import { type PaidInvoices, recordPlan } from './record-plan.ts';

const rules = z.object({ card: cardRules.nullish() });

mutation('payInvoices', {
  description:
    'Pays invoices of the active customer with credits, prepayments and a card. First the card is authorized, then everything is recorded, then the money is captured: if the card is declined, nothing is applied. New money beyond the invoices is kept as a prepayment, and has to be confirmed (`OVERPAYMENT`). Refused while acting as another user when a card is charged.',
  permission: requirePaying,
  audit: { action: 'PAYMENT_PAY', entityType: 'Payment' },
  repeat: 'keyed',
  budget: 60,
  input: (t) => ({
    invoices: t.field({ type: [PaymentShareInput], description: REQUEST_TEXTS.invoices }),
    credits: t.field({ type: [PaymentShareInput], description: REQUEST_TEXTS.credits }),
    prepayments: t.field({ type: [PaymentShareInput], description: REQUEST_TEXTS.prepayments }),
    amount: t.field({ type: 'Decimal', description: REQUEST_TEXTS.amount }),
    card: t.field({
      type: PaymentCardInput,
      description:
        'Card to charge for the new money; not needed when credits and prepayments cover everything.',
    }),
    acceptOverpayment: t.boolean({
      description: 'Confirms that new money not applied to an invoice is kept as a prepayment.',
    }),
  }),
  resolve: async ({ card: givenCard, acceptOverpayment, ...given }, context, writes) => {
    const { viewer, db } = context;
    const customerId = viewer.requireCustomer();
    const requested = parseRequest(given);
    const { card } = parseInput(rules, { card: givenCard && savedCardText(givenCard) });
    const bookedOn = await today(context);
    const asked = { customerId, request: { customerId, ...requestFacts(requested), card: card ?? null } };
    const earlier = await earlierPayment<PaidInvoices>(context, writes, asked);
    if (earlier) return earlier;
    const accounts = await readPayableAccounts(db, viewer, { customerId, request: requested });
    const plan = planOrThrow(requested, accounts, { acceptOverpayment: acceptOverpayment ?? false });
    const authorization = await authorizeNewMoney(context, writes, { asked, plan, accounts, card });
    const charge = authorization?.charge ?? null;
    const made = await recordPayment(context, writes, { ...asked, authorization }, (tx, record) => {
      const { currency, salesOrderIds } = accounts;
      return recordPlan(tx, context, { customerId, plan, currency, salesOrderIds, charge, bookedOn }, record);
    });
    return capturePayment(context, made, authorization);
  },
  success: (t) => ({
    payments: t.prismaField({
      type: [Payment],
      description: 'The payments that were made or used, as they are now.',
      resolve: (query, { paymentIds }, _args, { db: rows }) =>
        rows.payment.findMany({ ...query, where: { id: { in: paymentIds } }, orderBy: { id: 'desc' } }),
    }),
    invoices: touchedInvoicesField(t),
    isConfirmed: isConfirmedField(t),
  }),
  sample: async ({ caller, owner, invoice, payment }) => {
    const id = encodeGlobalId('Invoice', await invoice());
    const prepayment = encodeGlobalId('Payment', await payment());
    return {
      as: caller(owner),
      input: {
        invoices: [{ id, amount: '2.00' }],
        credits: [],
        prepayments: [{ id: prepayment, amount: '2.00' }],
        amount: '0.00',
        acceptOverpayment: false,
      },
    };
  },
});

type PlannedPayment = {
  asked: RequestedPayment;
  plan: PaymentPlan;
  accounts: ReadAccounts;
  card: GivenCard | null | undefined;
};

/** Has the bank authorize the new money of a plan; null if credits and prepayments cover everything. */
async function authorizeNewMoney(
  context: Context,
  writes: KeyedWrites,
  { asked, plan, accounts, card }: PlannedPayment,
): Promise<Authorization | null> {
  const { amount, invoices } = plan;
  if (amount.isZero()) return null;
  if (!card) throw InvalidInputError.of('card', 'REQUIRED');
  return authorizePayment(context, writes, asked, {
    purpose: 'INVOICES',
    card,
    amount,
    currency: accounts.currency,
    plan: storedPlan(plan),
    note: invoices.map(({ invoiceId }) => accounts.numbers.invoices.get(invoiceId)).join(' '),
  });
}
