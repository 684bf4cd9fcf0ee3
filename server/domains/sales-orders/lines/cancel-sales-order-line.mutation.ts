import { z } from 'zod';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { actorRefusalError, orderActor } from '../../identity/order-actor.ts';
import { refusedForActor } from '../../identity/rules/sided-transition.ts';
import { JOB_TEXT_LENGTHS } from '../../jobs/rules/job-limits.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { SALES_ORDER_TABLE, SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { cancelLine } from './cancel-line.ts';

const rules = z.object({ reason: z.string().trim().max(JOB_TEXT_LENGTHS.reason).nullish() });

mutation('cancelSalesOrderLine', {
  description:
    'Cancels a single stock line; `SalesOrder.lineCancellations` lists the lines that can be cancelled. Customers with 1702 can cancel while they may cancel the order, staff with 1804 until a piece of the line has shipped. A line with a job is cancelled through its job.',
  permission: (viewer) => {
    viewer.require(SALES_ORDERS_VIEW);
    const refused = refusedForActor(SALES_ORDER_TABLE, 'CANCEL', orderActor(viewer));
    if (refused !== null) throw actorRefusalError(refused);
  },
  audit: salesAudit(['CANCEL_LINE']),
  repeat: 'naturally repeatable: a line is cancelled once; a repeat finds it cancelled',
  budget: 18,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    lineId: t.id({ required: true, description: 'Its line.' }),
    reason: t.string({ description: 'Reason; required once the order is confirmed.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const id = rowKey('SalesOrder', input.id);
    const lineId = localId('SalesOrderLine', String(input.lineId)) ?? 0;
    return writes.transaction(async (tx, record) => {
      const named = { id, version: input.version, lineId, reason: reason || null };
      await cancelLine(tx, context, named, record);
      return { salesOrderId: id };
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, stockOrder }) => {
    const { id, lineId } = await stockOrder();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('SalesOrder', id),
        lineId: encodeGlobalId('SalesOrderLine', lineId),
        reason: 'Not wanted',
      },
    };
  },
});
