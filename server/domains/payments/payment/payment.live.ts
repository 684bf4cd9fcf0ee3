import { customerOf, liveRows } from '../../live/live-rows.ts';
import { seesPayment, visiblePayments } from '../access.ts';

liveRows('Payment', {
  sees: (viewer, row) => seesPayment(viewer, { customerId: customerOf(row), userId: row.userId ?? 0 }),
  visible: visiblePayments,
});
