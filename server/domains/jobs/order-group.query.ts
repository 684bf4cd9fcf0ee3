import { builder } from '../../schema/builder.ts';
import { JOB_ORDERS_VIEW, visibleOrderGroups } from './access.ts';
import { OrderGroup } from './order-group.type.ts';

/** Longer texts are no code. */
const MAX_CODE = 40;

builder.queryField('orderGroup', (t) =>
  t.prismaField({
    type: OrderGroup,
    nullable: true,
    description: 'One submitted order by its code.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    args: { code: t.arg.string({ required: true, description: 'Code, e.g. `JO-10023`.' }) },
    resolve: (query, _root, { code }, { db, viewer }) =>
      code.length > MAX_CODE
        ? null
        : db.orderGroup.findFirst({
            ...query,
            where: { code: code.trim().toUpperCase(), AND: visibleOrderGroups(viewer) },
          }),
  }),
);
