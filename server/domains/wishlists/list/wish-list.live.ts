import { liveRows } from '../../live/live-rows.ts';
import { seesWishList } from '../access.ts';

liveRows('WishList', { sees: seesWishList });
