import { liveRows } from '../../live/live-rows.ts';
import { seesPayment, visiblePayments } from '../access.ts';

liveRows('Payment', {
  sees: (viewer, { customerId, userId = 0 }) => seesPayment(viewer, { customerId, userId }),
  visible: visiblePayments,
});
