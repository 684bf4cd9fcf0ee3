import { z } from 'zod';
import type { RestAlloysQuery } from '../../gql/graphql.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema } from '../named.ts';
import { entityType } from '../values.ts';
import { component } from './component.ts';

/** An alloy to choose from. */
export function alloyAnswer(alloy: RestAlloysQuery['alloys'][number]) {
  return {
    ...named(alloy),
    entityTypeID: ENTITY_TYPES.MasterAlloys,
    colour: alloy.colour,
    mark: alloy.mark,
    fineness: amount(alloy.fineness),
    rank: alloy.rank,
  };
}

/** A metal in the catalogue. */
export const alloySchema = component<ReturnType<typeof alloyAnswer>>()(
  'Metal',
  'A metal to choose from.',
  namedSchema.extend({
    entityTypeID: entityType('MasterAlloys'),
    colour: z.string(),
    mark: z.string(),
    fineness: z.number().describe('Current share of pure metal, 0 to 1.'),
    rank: z.int32(),
  }),
);
