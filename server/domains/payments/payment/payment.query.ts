import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { PAYMENTS_VIEW, visiblePayments } from '../access.ts';
import { Payment } from './payment.type.ts';

lookUp('payment', {
  model: 'Payment',
  type: Payment,
  description: 'One payment, by integer id or by number.',
  permission: PAYMENTS_VIEW,
  visible: visiblePayments,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `PAY-10001`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no payment has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ owner, payment, foreign }) => ({
    as: owner,
    args: { databaseId: await payment() },
    foreign: { databaseId: foreign.paymentDatabaseId, number: foreign.paymentNumber },
  }),
});
