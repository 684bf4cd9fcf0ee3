import { findRow } from '../../../fast-path/find-rows.ts';
import { plannedQuery } from '../../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../../fast-path/planned-rows.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_ORDERS_VIEW, visibleOrderGroups } from '../access.ts';
import { OrderGroup } from './order-group.type.ts';

builder.queryField('orderGroup', (t) =>
  t.field({
    type: OrderGroup,
    nullable: true,
    description: 'One submitted order by its code.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    extensions: PLANNED_ROWS,
    args: { code: t.arg.string({ required: true, description: 'Code, e.g. `JO-10023`.' }) },
    resolve: (_root, { code }, context, info) =>
      findRow(context, 'OrderGroup', {
        ...plannedQuery({ context, info }),
        // No order has an empty code: what cannot be one finds nothing.
        where: { code: codeOf(code)?.toUpperCase() ?? '', AND: visibleOrderGroups(context.viewer) },
      }),
  }),
);
