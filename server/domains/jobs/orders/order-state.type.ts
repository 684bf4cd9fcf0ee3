import { builder } from '../../../schema/builder.ts';
import { visibleJobOrders } from '../access.ts';
import { jobStatusCode } from '../job/job-statuses.ts';
import { type OrderState, orderState } from '../rules/order-state.ts';
import { CHARGE_ORDER } from './order-charge.type.ts';
import { JOB_RANK_ORDER, OrderGroup } from './order-group.type.ts';

const DESCRIPTIONS = {
  PLACED: { description: 'As it was placed.' },
  CHANGED: { description: 'Something was charged or taken off since.' },
  CANCELLED: { description: 'All its jobs are cancelled.' },
} satisfies Record<OrderState, { description: string }>;

const OrderStateEnum = builder.enumType('OrderState', {
  description: 'How an order stands.',
  values: DESCRIPTIONS,
});

builder.prismaObjectField(OrderGroup, 'state', (t) =>
  t.field({
    type: OrderStateEnum,
    description: 'How it stands, as far as the viewer may see its jobs.',
    select: (_args, { viewer }) => ({
      jobOrders: { where: visibleJobOrders(viewer), orderBy: JOB_RANK_ORDER, select: { statusId: true } },
      charges: { orderBy: CHARGE_ORDER, select: { id: true } },
    }),
    resolve: ({ jobOrders, charges }) =>
      orderState(
        jobOrders.map(({ statusId }) => jobStatusCode(statusId)),
        charges.length,
      ),
  }),
);
