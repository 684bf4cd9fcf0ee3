import { isLineAmount } from '../../../lib/amount-limits.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { ORDER_CALCULATION_SELECT } from '../../orders/totals/order-calculation-input.ts';
import { sumsAfter } from '../../orders/totals/taxed-charges.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { visibleSalesOrders } from '../access.ts';
import { agreedPriceCharge } from '../rules/line-price.ts';
import { SALES_ORDERS_EDIT } from '../rules/transitions.ts';

builder.queryField('salesOrderPricePreview', (t) =>
  t.field({
    type: OrderAmountsType,
    nullable: true,
    description:
      'Preview of a sales order with an agreed unit price of a line (see pinSalesOrderPrice). Nothing is written. Null for an unknown order or line, for a price that cannot be agreed, and when prices are not shown (1301 or 19xx). Needs 1803.',
    authScopes: { permission: SALES_ORDERS_EDIT },
    budget: 2,
    sample: async ({ sales, salesOrder, db }) => {
      const id = await salesOrder();
      const { id: lineId } = await db.salesOrderLine.findFirstOrThrow({ where: { salesOrderId: id } });
      return {
        as: sales,
        args: {
          id: encodeGlobalId('SalesOrder', id),
          lineId: encodeGlobalId('SalesOrderLine', lineId),
          unitPrice: '99.50',
        },
      };
    },
    args: {
      id: t.arg.id({ required: true, description: 'Sales order.' }),
      lineId: t.arg.id({ required: true, description: 'Its line.' }),
      unitPrice: t.arg({ type: 'Decimal', required: true, description: 'Agreed price of one piece.' }),
    },
    resolve: async (_root, { id, lineId, unitPrice }, { db, viewer }) => {
      if (!seesAmounts(viewer)) return null;
      const line = await db.salesOrderLine.findFirst({
        where: {
          id: localId('SalesOrderLine', String(lineId)) ?? 0,
          salesOrderId: localId('SalesOrder', String(id)) ?? 0,
          salesOrder: visibleSalesOrders(viewer),
        },
        select: {
          negotiatedUnitPrice: true,
          jobOrder: {
            select: {
              id: true,
              unitPrice: true,
              quantity: true,
              orderGroup: { select: ORDER_CALCULATION_SELECT },
            },
          },
        },
      });
      if (!line || !isLineAmount(unitPrice, line.jobOrder.quantity)) return null;
      const { id: jobOrderId, orderGroup } = line.jobOrder;
      const charge = agreedPriceCharge(line, decimal(unitPrice));
      return sumsAfter(orderGroup, { added: [{ ...charge, jobOrderId }] });
    },
  }),
);
