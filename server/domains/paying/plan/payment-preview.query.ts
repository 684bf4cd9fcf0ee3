import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { PAYMENTS_ADD } from '../../payments/access.ts';
import { planPayment } from '../rules/payment-plan.ts';
import { readPayableAccounts } from './payable-accounts.ts';
import { PaymentPreviewType } from './payment-plan.type.ts';
import { PaymentShareInput, parseRequest, REQUEST_TEXTS } from './payment-request.input.ts';

builder.queryField('paymentPreview', (t) =>
  t.field({
    type: PaymentPreviewType,
    nullable: true,
    description:
      'Preview of `payInvoices` for the active customer: all movements, the balances after them, and the reasons for a refusal. Null without a customer.',
    authScopes: { permission: PAYMENTS_ADD },
    budget: 4,
    sample: async ({ owner, invoice, payment }) => {
      const id = encodeGlobalId('Invoice', await invoice());
      const prepayment = encodeGlobalId('Payment', await payment());
      return {
        as: owner,
        args: {
          invoices: [{ id, amount: '2.00' }],
          credits: [],
          prepayments: [{ id: prepayment, amount: '1.00' }],
          amount: '1.00',
        },
      };
    },
    args: {
      invoices: t.arg({ type: [PaymentShareInput], description: REQUEST_TEXTS.invoices }),
      credits: t.arg({ type: [PaymentShareInput], description: REQUEST_TEXTS.credits }),
      prepayments: t.arg({ type: [PaymentShareInput], description: REQUEST_TEXTS.prepayments }),
      amount: t.arg({ type: 'Decimal', description: REQUEST_TEXTS.amount }),
    },
    resolve: async (_root, args, { db, viewer }) => {
      const request = parseRequest(args);
      const { customerId } = viewer;
      if (customerId === null) return null;
      const accounts = await readPayableAccounts(db, viewer, { customerId, request });
      return { currency: accounts.currency, numbers: accounts.numbers, ...planPayment(request, accounts) };
    },
  }),
);
