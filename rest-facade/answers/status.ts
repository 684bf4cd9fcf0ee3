import type { RestStatusesQuery } from '../gql/graphql.ts';
import { named } from './named.ts';

/** [id, name, code] of a status, with where and how a list shows it. */
export function statusAnswer(status: RestStatusesQuery['statuses'][number]) {
  return {
    ...named(status),
    tab: status.tab?.toLowerCase() ?? null,
    rank: status.rank,
    colour: status.colour,
    isTerminal: status.isTerminal,
  };
}
