import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { ORDER_CALCULATION_SELECT } from '../../orders/totals/order-calculation-input.ts';
import { sumsAfter } from '../../orders/totals/taxed-charges.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { SalesOrder } from '../order/sales-order.type.ts';
import { FACTS_SELECT, lineFacts, salesOrderFacts } from '../order/sales-order-facts.ts';
import { isReasonRequired, lineCancelRefusal } from '../rules/line-cancellation.ts';

type Orders = Parameters<typeof salesOrderFacts>[0];
type Line = Parameters<typeof lineFacts>[0];

const LineCancellationType = builder
  .objectRef<{ lineId: number; requiresReason: boolean }>('SalesOrderLineCancellation')
  .implement({
    description: 'A line from stock that the viewer may cancel separately with `cancelSalesOrderLine`.',
    fields: (t) => ({
      lineId: t.id({
        description: 'The line.',
        resolve: ({ lineId }) => encodeGlobalId('SalesOrderLine', lineId),
      }),
      requiresReason: t.exposeBoolean('requiresReason', { description: 'A reason is required.' }),
    }),
  });

const LineCancellationAmountsType = builder
  .objectRef<{ lineId: number; amounts: ReturnType<typeof sumsAfter> }>('SalesOrderLineCancellationAmounts')
  .implement({
    description: 'Totals of an order after one of its lines is cancelled.',
    fields: (t) => ({
      lineId: t.id({
        description: 'The line.',
        resolve: ({ lineId }) => encodeGlobalId('SalesOrderLine', lineId),
      }),
      amounts: t.field({
        type: OrderAmountsType,
        description: 'Totals of the order.',
        resolve: ({ amounts }) => amounts,
      }),
    }),
  });

/** The lines of an order that the viewer may cancel individually. */
function cancellable<Of extends Line>(
  order: Omit<Orders, 'lines'> & { lines: readonly Of[] },
  actor: ReturnType<typeof orderActor>,
): Of[] {
  const facts = salesOrderFacts(order);
  return order.lines.filter(
    (line) => lineCancelRefusal({ order: facts, line: lineFacts(line), actor, reason: '-' }) === null,
  );
}

builder.prismaObjectFields(SalesOrder, (t) => ({
  lineCancellations: t.field({
    type: [LineCancellationType],
    description: 'Stock lines that the viewer may cancel separately now.',
    select: FACTS_SELECT,
    resolve: (order, _args, { viewer }) =>
      cancellable(order, orderActor(viewer)).map(({ id: lineId }) => ({
        lineId,
        requiresReason: isReasonRequired(salesOrderFacts(order)),
      })),
  }),
  lineCancellationAmounts: t.field({
    type: [LineCancellationAmountsType],
    description:
      'Totals of the order after each of `lineCancellations`; discounts and shipping are recalculated for the remaining lines. Empty when prices are not shown (1301 or 19xx).',
    select: {
      ...FACTS_SELECT,
      orderGroup: { select: { ...FACTS_SELECT.orderGroup.select, ...ORDER_CALCULATION_SELECT } },
    },
    resolve: (order, _args, { viewer }) =>
      seesAmounts(viewer)
        ? cancellable(order, orderActor(viewer)).map(({ id: lineId, jobOrderId }) => ({
            lineId,
            amounts: sumsAfter(order.orderGroup, { cancelled: [{ id: jobOrderId, fee: null }] }),
          }))
        : [],
  }),
}));
