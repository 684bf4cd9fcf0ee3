import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { JOB_ORDERS_VIEW, visibleOrderGroups } from '../access.ts';
import { OrderGroup } from './order-group.type.ts';

lookUp('orderGroup', {
  model: 'OrderGroup',
  type: OrderGroup,
  description: 'One submitted order by its code.',
  permission: JOB_ORDERS_VIEW,
  visible: visibleOrderGroups,
  args: (t) => ({ code: t.arg.string({ required: true, description: 'Code, e.g. `JO-10023`.' }) }),
  // An invalid code becomes the empty code, which no order has.
  where: ({ code }) => ({ code: codeOf(code)?.toUpperCase() ?? '' }),
  sample: async ({ buyer, jobNumber, foreign }) => ({
    as: buyer,
    // A job number is the order's code with a suffix.
    args: { code: (await jobNumber()).replace(/-\d+$/, '') },
    foreign: { code: foreign.orderCode },
  }),
});
