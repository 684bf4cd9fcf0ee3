import { z } from 'zod';
import { localId } from '../lib/global-id.ts';
import { type Filter, type FilterExamples, filter } from './filter.ts';

/** Maximum number of ids in an id filter. */
export const MAX_LISTED_IDS = 100;

/** Declares a filter by ids of the list's own rows, whose type is `typename`. */
export function onlyThese(
  typename: string,
  examples: Extract<FilterExamples, (...world: never[]) => unknown>,
): Filter<{ id: { in: number[] } }> {
  return filter({
    type: ['ID'],
    description: `Only rows with these ids, ${MAX_LISTED_IDS} at most; ids that the viewer cannot see match nothing.`,
    check: z.array(z.string().max(100)).max(MAX_LISTED_IDS),
    examples,
    // A malformed id matches no row.
    where: (ids) => ({ id: { in: ids.map((id) => localId(typename, id)).filter((key) => key !== null) } }),
  });
}
