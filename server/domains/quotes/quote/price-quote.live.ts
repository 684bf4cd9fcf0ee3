import { liveRows, ownersOf } from '../../live/live-rows.ts';
import { seesQuote } from '../access.ts';

liveRows('PriceQuote', (viewer, row) => seesQuote(viewer, { ...ownersOf(row), ...row }));
