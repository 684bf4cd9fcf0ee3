import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesEstimate, visibleEstimates } from '../access.ts';

liveRows('Estimate', {
  sees: (viewer, row) => seesEstimate(viewer, { ...ownersOf(row), isShared: row.sharedAt !== null }),
  visible: visibleEstimates,
});
