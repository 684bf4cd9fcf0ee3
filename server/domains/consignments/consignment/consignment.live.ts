import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesConsignment, visibleConsignments } from '../access.ts';

liveRows('Consignment', {
  sees: (viewer, row) => seesConsignment(viewer, ownersOf(row)),
  visible: visibleConsignments,
});
