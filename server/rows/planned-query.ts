import { queryFromInfo } from '@pothos/plugin-prisma';

/** Queries that Pothos planned for one compiled query and one viewer, by the answer's key of the root field. */
export type KnownPlans = Map<string, object>;

/**
 * The query for the rows that the field `info` resolves, as Pothos' `queryFromInfo` plans it. On the fast path it is planned
 * once: what may be asked below a root field depends on the viewer, the language and variables alone, or the operation
 * is not lean. The query must not be altered.
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
