import { fetchQuery, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/** The rows that match a view at one time. */
export type MatchingRows = {
  /** In list order, limited to the maximum selection. */
  readonly ids: readonly string[];
  /** Number of matching rows. */
  readonly total: number;
  /** Whether there are more than `ids`. */
  readonly isCapped: boolean;
};

/** Loads the ids that match the current view; rejects on failure. */
export type Matching = () => Promise<MatchingRows>;

/** A query that returns the matching rows as `rows`. */
type MatchingQuery = OperationType & { readonly response: { readonly rows: MatchingRows } };

/** Loads the rows that match a view now. */
export async function fetchMatching<Query extends MatchingQuery>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  view: Query['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<Query>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The rows that match were not answered');
  return answer.rows;
}
