import { countEvent, limitKey, readCounters } from '../../../auth/rate-limits.ts';
import { tooMany } from '../../../auth/too-many.ts';
import type { Context } from '../../../schema/context.ts';
import { requestSettings } from '../../settings/read-settings.ts';

/** Limits on coupons that do not exist: one person must not find out those of others by trying. */
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
 * Refuses to look at one more coupon after too many that do not exist.
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

/** Counts a coupon that does not exist. */
export async function countGuess(context: Context): Promise<void> {
  const { limits, windowMinutes } = await limitsOf(context);
  for (const { key } of limits) await countEvent(context.db, { key, windowMinutes });
}
