import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { ORDER_CALCULATION_SELECT } from '../../orders/totals/order-calculation-input.ts';
import { sumsAfter } from '../../orders/totals/taxed-charges.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { restOfOrder, SHORT_JOB, shortCharges } from '../transitions/rest-of-order.ts';
import { SalesOrder } from './sales-order.type.ts';
import { FACTS_SELECT, lineFacts, PROGRESS_SELECT, salesOrderFacts } from './sales-order-facts.ts';

// Preview of the total of a sales order after an action that removes pieces.
const BEFORE = {
  ...FACTS_SELECT,
  orderGroup: { select: ORDER_CALCULATION_SELECT },
} as const;

builder.prismaObjectFields(SalesOrder, (t) => ({
  amountsIfCancelled: t.field({
    type: OrderAmountsType,
    nullable: true,
    description:
      'Totals if the viewer cancels it now. Null when the viewer cannot cancel it, and when prices are not shown (1301 or 19xx).',
    select: BEFORE,
    resolve: (order, _args, { viewer, now }) => {
      if (!seesAmounts(viewer)) return null;
      const offered = offeredActions(salesOrderFacts(order), orderActor(viewer), now);
      if (!offered.some(({ action }) => action === 'CANCEL')) return null;
      const left = order.lines.filter((line) => !isWithdrawn(lineFacts(line).jobStatus));
      return sumsAfter(order.orderGroup, {
        cancelled: left.map(({ jobOrderId }) => ({ id: jobOrderId, fee: null })),
      });
    },
  }),
  amountsIfClosedShort: t.field({
    type: OrderAmountsType,
    nullable: true,
    description:
      'Totals if the viewer closes it short now: pieces not yet shipped are deducted. Null when the viewer cannot close it short, and when prices are not shown (1301 or 19xx).',
    select: {
      ...BEFORE,
      lines: {
        ...PROGRESS_SELECT.lines,
        select: {
          ...PROGRESS_SELECT.lines.select,
          jobOrder: { select: { ...PROGRESS_SELECT.lines.select.jobOrder.select, ...SHORT_JOB } },
        },
      },
    },
    resolve: async (order, _args, { db, viewer, now }) => {
      if (!seesAmounts(viewer)) return null;
      const offered = offeredActions(salesOrderFacts(order), orderActor(viewer), now);
      if (!offered.some(({ action }) => action === 'CLOSE_SHORT')) return null;
      const { none, some } = restOfOrder(order.lines);
      const added = await Promise.all(some.map((line) => shortCharges(db, line, now)));
      return sumsAfter(order.orderGroup, {
        cancelled: none.map(({ jobOrderId }) => ({ id: jobOrderId, fee: null, isUndelivered: true })),
        added: added.flat(),
      });
    },
  }),
}));
