import { queryFromInfo } from '@pothos/plugin-prisma';

/** Pothos' plans for one compiled query and one viewer, by the response key of the root field. */
export type KnownPlans = Map<string, object>;

/**
 * The query for the rows of the field `info`, as Pothos' `queryFromInfo` plans it. On the fast path, the plan is
 * cached, since the selection of a lean operation depends only on the viewer, the language and the variables. Callers
 * must not modify the query.
 */
export const plannedQuery: typeof queryFromInfo = ((options: Parameters<typeof queryFromInfo>[0]) => {
  // Every context of this schema is one.
  const { plans } = options.context as { plans?: KnownPlans };
  const { key, prev } = options.info.path;
  if (!plans || prev) return queryFromInfo(options);
  const known = plans.get(String(key));
  if (known) return known;
  const planned = queryFromInfo(options);
  plans.set(String(key), planned);
  return planned;
}) as typeof queryFromInfo;
