import { networkOf } from '../../auth/network-address.ts';
import { countEvent, limitKey } from '../../auth/rate-limits.ts';
import { tooMany } from '../../auth/too-many.ts';
import type { Context } from '../../schema/context.ts';
import { requestSettings } from './read-settings.ts';

/** Rate-limited calls of visitors, with the setting of each limit. */
const SETTING_OF = {
  'visitor-price': 'VISITOR_PRICE_LIMIT',
  'visitor-search': 'VISITOR_SEARCH_LIMIT',
} as const;

/** Counts a call of a visitor, and refuses it with RATE_LIMITED if there were too many; users have no limit. */
export async function limitVisitor(context: Context, limit: keyof typeof SETTING_OF): Promise<void> {
  const { viewer, db, address } = context;
  if (viewer.isSignedIn) return;
  const { calls, windowMinutes } = (await requestSettings(context))[SETTING_OF[limit]];
  const key = limitKey(limit, networkOf(address));
  const counter = await countEvent(db, { key, windowMinutes });
  if (counter.count > calls) throw tooMany(context, limit, counter);
}
