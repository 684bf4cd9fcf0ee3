import { ForbiddenError, InvalidInputError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { storedDay } from '../../../lib/calendar.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { mutation } from '../../../schema/mutation.ts';
import { visibleOrderGroups } from '../../orders/access.ts';
import { ACTIVE_JOBS } from '../../orders/order/order-state.type.ts';
import { currentSums } from '../../orders/rules/order-sums.ts';
import { ORDER_CALCULATION_SELECT } from '../../orders/totals/order-calculation-input.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { today } from '../../settings/company-day.ts';
import { newOrderRefusal } from '../rules/new-order.ts';
import { refuseTerms } from '../rules/order-terms.ts';
import { SALES_ORDERS_EDIT } from '../rules/transitions.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { MAKING_PERMISSIONS, reachesNewOrder } from './makes-sales-orders.ts';
import { openSalesOrder } from './open-sales-order.ts';
import { SalesOrderKindEnum } from './sales-order.type.ts';
import { salesOrderField } from './sales-order-result.ts';

/** The columns for its sums. Of its jobs, only a count is read. */
const { jobOrders: _jobs, ...PLACED } = ORDER_CALCULATION_SELECT;

mutation('createSalesOrder', {
  description:
    'Creates the sales order of an order that has none: the parent of its jobs, with deposits, shipments and negotiated prices. Staff only.',
  permission: (viewer) => {
    for (const permission of MAKING_PERMISSIONS) viewer.require(permission);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  },
  audit: salesAudit(['CREATE']),
  commits: { total: '`salesOrderPreview`.', isShownTo: seesAmounts },
  repeat: 'naturally repeatable: an order has one sales order; a repeat is told that there is one',
  budget: 14,
  input: (t) => ({
    orderCode: t.string({ required: true, description: 'Code of the order, e.g. `JO-10023`.' }),
    kind: t.field({ type: SalesOrderKindEnum, required: true, description: 'What kind of order it is.' }),
    depositPercent: t.field({
      type: 'Decimal',
      description:
        'Deposit in per cent of the total, paid before the order is confirmed; required for layaway. Absent: according to the customer’s terms.',
    }),
    payUntil: t.field({ type: 'Date', description: 'Layaway: due date of the remaining amount.' }),
  }),
  resolve: async ({ orderCode, kind, depositPercent, payUntil }, context, writes) => {
    const { viewer } = context;
    const terms = {
      kind,
      depositPercent: depositPercent ?? null,
      payUntil: payUntil ? storedDay(payUntil) : null,
    };
    const issue = refuseTerms(terms, await today(context));
    if (issue) throw InvalidInputError.of(issue.path, issue.code);
    const code = codeOf(orderCode)?.toUpperCase() ?? '';
    return writes.transaction(async (tx, record) => {
      await tx.$queryRaw`SELECT 1 FROM "OrderGroup" WHERE code = ${code} FOR NO KEY UPDATE`;
      const group = await tx.orderGroup.findFirst({
        where: { code, AND: visibleOrderGroups(viewer) },
        select: {
          id: true,
          customerId: true,
          placedById: true,
          salesOrder: { select: { number: true } },
          ...PLACED,
          _count: { select: { jobOrders: ACTIVE_JOBS } },
        },
      });
      if (!group) throw new NotFoundError('OrderGroup');
      if (!reachesNewOrder(viewer, group)) throw new ForbiddenError(SALES_ORDERS_EDIT);
      const refused = newOrderRefusal({
        hasSalesOrder: group.salesOrder !== null,
        keptJobs: group._count.jobOrders,
      });
      if (refused !== null) throw new RefusedError(refused, group.salesOrder);
      writes.seen.compare(currentSums(group, group.charges).grandTotal);
      const order = await openSalesOrder(tx, context, group.id, terms);
      record({
        entityId: order.id,
        customerId: order.customerId,
        data: { number: order.number, orderCode: code },
      });
      return { salesOrderId: order.id };
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, jobNumber }) => ({
    as: caller(sales),
    input: {
      // A job number is the order's code with a suffix.
      orderCode: (await jobNumber()).replace(/-\d+$/, ''),
      kind: 'POS_LSO',
      depositPercent: '30',
      payUntil: '2099-12-31',
    },
  }),
});
