import { builder } from '../../../schema/builder.ts';
import { JOB_STATUS_CODES, JOB_STATUSES } from '../rules/job-status-codes.ts';
import { isWithdrawn, type OrderState, orderState } from '../rules/order-state.ts';
import { CHARGE_ORDER } from '../totals/order-charge.type.ts';
import { OrderGroup } from './order-group.type.ts';

const DESCRIPTIONS = {
  PLACED: { description: 'When the order was placed.' },
  CHANGED: { description: 'The total has changed since it was placed.' },
  CANCELLED: { description: 'All its jobs are cancelled.' },
} satisfies Record<OrderState, { description: string }>;

const OrderStateEnum = builder.enumType('OrderState', {
  description: 'State of an order.',
  values: DESCRIPTIONS,
});

/**
 * Jobs of an order that are not cancelled or remade. Shared by all counts, so that Prisma batches them into one query.
 */
export const ACTIVE_JOBS = {
  where: {
    statusId: {
      in: JOB_STATUS_CODES.filter((code) => !isWithdrawn(code)).map((code) => JOB_STATUSES[code].id),
    },
  },
};

builder.prismaObjectField(OrderGroup, 'state', (t) =>
  t.field({
    type: OrderStateEnum,
    description: 'State of the order with all its jobs.',
    select: {
      _count: { select: { jobOrders: ACTIVE_JOBS } },
      charges: { orderBy: CHARGE_ORDER, select: { id: true } },
    },
    resolve: ({ _count, charges }) => orderState(_count.jobOrders, charges.length),
  }),
);
