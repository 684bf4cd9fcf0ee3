import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesJobOrder, visibleJobOrders } from '../access.ts';

liveRows('JobOrder', {
  sees: (viewer, row) => seesJobOrder(viewer, { ...ownersOf(row), isStock: row.isStock }),
  visible: visibleJobOrders,
});
