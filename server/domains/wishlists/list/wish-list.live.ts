import { customerOf, liveRows } from '../../live/live-rows.ts';
import { seesWishList } from '../access.ts';

liveRows('WishList', {
  sees: (viewer, row) => seesWishList(viewer, { userId: row.userId, customerId: customerOf(row) }),
});
