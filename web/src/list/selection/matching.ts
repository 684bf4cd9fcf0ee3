import { fetchQuery, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/** The rows that match a view at one moment. */
export type MatchingRows = {
  /** In the order of the list; not more than can be selected. */
  readonly ids: readonly string[];
  /** How many there are. */
  readonly total: number;
  /** There are more than `ids`. */
  readonly isCapped: boolean;
};

/** Asks which rows match the view on screen; rejects when there is no answer. */
export type Matching = () => Promise<MatchingRows>;

/** A query of the rows that match, under the name `rows`. */
type MatchingQuery = OperationType & { readonly response: { readonly rows: MatchingRows } };

/** Asks the server which rows match a view at this moment. */
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
