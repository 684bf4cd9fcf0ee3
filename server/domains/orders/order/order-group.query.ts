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
  // No order has an empty code: what cannot be one finds nothing.
  where: ({ code }) => ({ code: codeOf(code)?.toUpperCase() ?? '' }),
  sample: async ({ buyer, jobNumber, foreign }) => ({
    as: buyer,
    // The number of a job is its order's code and its place there.
    args: { code: (await jobNumber()).replace(/-\d+$/, '') },
    foreign: { code: foreign.orderCode },
  }),
});
