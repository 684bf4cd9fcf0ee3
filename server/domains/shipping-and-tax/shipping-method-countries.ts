import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Context } from '../../schema/context.ts';

/** The country codes of every offered method, one text per method. */
export async function shippingMethodCountries(context: Context): Promise<readonly string[]> {
  const methods = await cachedRows(context, ['shippingMethodCountries'], () =>
    context.db.shippingMethod.findMany({ where: { active: true }, select: { countryCodes: true } }),
  );
  return methods.map(({ countryCodes }) => countryCodes);
}
