import { findRow } from '../../../fast-path/find-rows.ts';
import { plannedQuery } from '../../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../../fast-path/planned-rows.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_ORDERS_VIEW, visibleJobOrders } from '../access.ts';
import { JobOrder } from './job-order.type.ts';

builder.queryField('jobOrder', (t) =>
  t.field({
    type: JobOrder,
    nullable: true,
    description: 'One job order, by integer id or by number.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    extensions: PLANNED_ROWS,
    args: {
      databaseId: t.arg.int({ description: 'Integer id.' }),
      number: t.arg.string({ description: 'Number, e.g. `JO-10023-1`.' }),
    },
    resolve: (_root, args, context, info) =>
      findRow(context, 'JobOrder', {
        ...plannedQuery({ context, info }),
        where: { ...oneJobOrder(args), AND: visibleJobOrders(context.viewer) },
      }),
  }),
);

/** What can be no number is the empty one, what is no id is 0: no job has either. */
function oneJobOrder({ databaseId, number }: { databaseId?: number | null; number?: string | null }) {
  return number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 };
}
