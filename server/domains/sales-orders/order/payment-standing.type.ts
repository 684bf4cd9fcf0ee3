import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { PaymentStanding } from '../rules/payment-standing.ts';

/** Payments of an order, for viewers who may see amounts. */
export const PaymentStandingType = builder.objectRef<PaymentStanding>('PaymentStanding').implement({
  description: 'Amounts paid and due of an order.',
  fields: (t) => {
    const amount = (name: Exclude<keyof PaymentStanding, 'requiredPercent'>, description: string) =>
      t.field({ type: 'Decimal', description, resolve: (standing) => moneyText(standing[name]) });
    return {
      paid: amount(
        'paid',
        'Deposits that were not voided and other money its invoices were paid with, less what credits gave back of it when the order came to less.',
      ),
      required: amount(
        'required',
        'Deposit required before it is confirmed; once confirmed, at most what it was confirmed on.',
      ),
      requiredPercent: t.expose('requiredPercent', {
        type: 'Decimal',
        description: 'Percentage of the total including tax and shipping.',
      }),
      requiredDue: amount('requiredDue', 'Part of the required deposit that is not yet paid.'),
      balance: amount('balance', 'Remaining balance; negative when overpaid.'),
    };
  },
});
