import { codeOf } from '../../lib/plain-text.ts';
import { lookUp } from '../../lists/look-up.ts';
import { visibleCustomers } from './access.ts';
import { Customer } from './customer.type.ts';

lookUp('customerByAccountNumber', {
  model: 'Customer',
  type: Customer,
  description:
    'The customer with an account number; null when there is none, and when the viewer may not see it.',
  permission: 0,
  visible: visibleCustomers,
  args: (t) => ({
    accountNumber: t.arg.string({ required: true, description: 'Account number, in any case.' }),
  }),
  // Invalid account numbers become the empty one, which no customer has.
  where: ({ accountNumber }) => ({ accountNumber: codeOf(accountNumber)?.toUpperCase() ?? '' }),
  sample: ({ buyer, accountNumber, foreign }) => ({
    as: buyer,
    args: { accountNumber },
    foreign: { accountNumber: foreign.accountNumber },
  }),
});
