import { liveRows } from '../live/live-rows.ts';
import { seesCart } from './access.ts';

liveRows('Cart', seesCart);
