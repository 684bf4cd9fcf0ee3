import { amount } from '../amounts.ts';
import type { RestAlloysQuery } from '../gql/graphql.ts';
import { named } from './named.ts';

/** A metal to choose from. */
export function alloyAnswer(alloy: RestAlloysQuery['alloys'][number]) {
  return {
    ...named(alloy),
    colour: alloy.colour,
    mark: alloy.mark,
    fineness: amount(alloy.fineness),
    rank: alloy.rank,
  };
}
