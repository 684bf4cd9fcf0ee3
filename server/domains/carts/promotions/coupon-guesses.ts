import { countEvent, limitKey, readCounters } from '../../../auth/rate-limits.ts';
import { tooMany } from '../../../auth/too-many.ts';
import type { Context } from '../../../schema/context.ts';
import { requestSettings } from '../../settings/read-settings.ts';

/** Limits on unknown coupons, so that nobody finds coupons by guessing. */
async function limitsOf(context: Context) {
  const { userId } = context.viewer;
  const customerId = context.viewer.requireCustomer();
  const { ofUser, ofCustomer, windowMinutes } = (await requestSettings(context)).COUPON_GUESS_LIMIT;
  const limits = [
    { key: limitKey('coupon-user', String(userId)), most: ofUser },
    { key: limitKey('coupon-customer', String(customerId)), most: ofCustomer },
  ];
  return { limits, windowMinutes };
}

/**
 * Refuses another coupon after too many unknown ones.
 * @throws RefusedError TOO_MANY_ATTEMPTS
 */
export async function refuseGuesses(context: Context): Promise<void> {
  const { limits } = await limitsOf(context);
  const counters = await readCounters(
    context.db,
    limits.map(({ key }) => key),
  );
  for (const { key, most } of limits) {
    const counter = counters.get(key);
    if (counter && counter.count >= most) throw tooMany(context, 'coupon', counter);
  }
}

/** Counts an unknown coupon. */
export async function countGuess(context: Context): Promise<void> {
  const { limits, windowMinutes } = await limitsOf(context);
  for (const { key } of limits) await countEvent(context.db, { key, windowMinutes });
}
