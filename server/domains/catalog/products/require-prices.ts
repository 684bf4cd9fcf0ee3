import { ForbiddenError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { CATALOG_VIEW, seesCatalogPrices } from '../../pricing/access.ts';

/** Filtering and sorting by price would reveal hidden prices. */
export async function requirePrices(context: Context): Promise<void> {
  if (!(await seesCatalogPrices(context))) throw new ForbiddenError(CATALOG_VIEW);
}
