import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesSalesOrder, visibleSalesOrders } from '../access.ts';

liveRows('SalesOrder', {
  sees: (viewer, row) => seesSalesOrder(viewer, ownersOf(row)),
  visible: visibleSalesOrders,
});
