import { localId } from '../../../lib/global-id.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { visibleJobOrders } from '../access.ts';
import { JobOrder } from './job-order.type.ts';

lookUp('jobOrder', {
  model: 'JobOrder',
  type: JobOrder,
  description: 'One job order, by integer id or by number.',
  permission: JOB_ORDERS_VIEW,
  visible: visibleJobOrders,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `JO-10023-1`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no job has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ buyer, job, foreign }) => ({
    as: buyer,
    args: { databaseId: localId('JobOrder', await job()) },
    foreign: { databaseId: foreign.jobDatabaseId, number: foreign.jobNumber },
  }),
});
