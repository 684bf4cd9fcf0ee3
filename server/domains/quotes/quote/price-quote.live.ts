import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesQuote, visibleQuotes } from '../access.ts';

liveRows('PriceQuote', {
  sees: (viewer, row) => seesQuote(viewer, { ...row, ...ownersOf(row) }),
  visible: visibleQuotes,
});
