import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { Context } from '../../../schema/context.ts';

/** Alloys that the catalogue shows, in order; cached until they change. */
export function shownAlloys(context: Context) {
  return cachedRows(context, ['alloysOfFilters'], () =>
    context.db.alloy.findMany({
      where: { shownInCatalog: true },
      orderBy: [{ rank: 'asc' as const }, { id: 'asc' as const }],
    }),
  );
}
