import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import { parsePiecesAgain, SalesOrderReorderLineInput } from './pieces-again.input.ts';
import { prepareOrderAgain } from './prepare-order-again.ts';
import { SalesOrderReorderType } from './sales-order-reorder.type.ts';

builder.queryField('salesOrderReorder', (t) =>
  t.field({
    type: SalesOrderReorderType,
    nullable: true,
    description:
      'Preview of a sales order placed again. Nothing is written. Needs 1801, 1702 and visible prices.',
    authScopes: { permission: JOB_ORDERS_ADD },
    budget: 12,
    sample: async ({ buyer, salesOrder, foreign }) => ({
      as: buyer,
      args: { id: encodeGlobalId('SalesOrder', await salesOrder()) },
      foreign: { id: foreign.salesOrderId },
    }),
    args: {
      id: t.arg.id({ required: true, description: 'Sales order to repeat.' }),
      lines: t.arg({
        type: [SalesOrderReorderLineInput],
        description: 'Quantities by line; absent lines keep their quantity.',
      }),
    },
    resolve: (_root, args, { db, viewer, now, services }) => {
      const id = localId('SalesOrder', String(args.id));
      if (id === null || !viewer.can(SALES_ORDERS_VIEW) || !seesAmounts(viewer)) return null;
      const pieces = parsePiecesAgain(args.lines);
      return prepareOrderAgain(db, { viewer, id, now, pieces, feed: services.changes });
    },
  }),
);
