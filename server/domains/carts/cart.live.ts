import { customerOf, liveRows } from '../live/live-rows.ts';
import { seesCart } from './access.ts';

liveRows('Cart', {
  sees: (viewer, row) => seesCart(viewer, { userId: row.userId, customerId: customerOf(row) }),
});
