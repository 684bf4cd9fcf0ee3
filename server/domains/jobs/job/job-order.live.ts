import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesJobOrder } from '../access.ts';

liveRows('JobOrder', (viewer, row) => seesJobOrder(viewer, ownersOf(row)));
