import { z } from 'zod';
import type { RestStatusesQuery } from '../gql/graphql.ts';
import { component } from './catalog/component.ts';
import { named, namedSchema } from './named.ts';

/** [id, name, code] of a status, with its display in lists. */
export function statusAnswer(status: RestStatusesQuery['statuses'][number]) {
  return {
    ...named(status),
    tab: status.tab?.toLowerCase() ?? null,
    rank: status.rank,
    colour: status.colour,
    isTerminal: status.isTerminal,
  };
}

/** A status. */
export const statusSchema = component<ReturnType<typeof statusAnswer>>()(
  'Status',
  'A status with its tab in lists.',
  namedSchema.extend({
    tab: z.string().nullable().describe('new, processing or closed.'),
    rank: z.int32(),
    colour: z.string(),
    isTerminal: z.boolean(),
  }),
);
