import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesSalesOrder } from '../access.ts';

liveRows('SalesOrder', (viewer, row) => seesSalesOrder(viewer, ownersOf(row)));
