import { builder } from '../../schema/builder.ts';
import { JOB_ORDERS_VIEW, visibleJobOrders } from './access.ts';
import { JobOrder } from './job-order.type.ts';

/** Longer texts are no number. */
const MAX_NUMBER = 40;

builder.queryField('jobOrder', (t) =>
  t.prismaField({
    type: JobOrder,
    nullable: true,
    description: 'One job order, by integer id or by number.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    args: {
      databaseId: t.arg.int({ description: 'Integer id.' }),
      number: t.arg.string({ description: 'Number, e.g. `JO-10023-1`.' }),
    },
    resolve: (query, _root, args, { db, viewer }) => {
      const where = oneJobOrder(args);
      return where
        ? db.jobOrder.findFirst({ ...query, where: { ...where, AND: visibleJobOrders(viewer) } })
        : null;
    },
  }),
);

function oneJobOrder({ databaseId, number }: { databaseId?: number | null; number?: string | null }) {
  if (number) return number.length <= MAX_NUMBER ? { number: number.trim().toUpperCase() } : null;
  return databaseId && databaseId > 0 ? { id: databaseId } : null;
}
