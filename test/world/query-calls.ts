import { schema } from '../../server/schema/index.ts';
import type { ForeignIds } from '../../server/schema/sample.ts';
import type { Actor } from '../../server/test/actors.ts';
import type { TestWorld } from './sample-world.ts';

/** A valid call of a query. */
export type QueryCall = { as: Actor; args: Record<string, unknown>; foreign: ForeignIds };

/** The sample of every query with arguments, by name; each creates its rows, then the call. */
export function queryCalls(world: TestWorld): Record<string, () => Promise<QueryCall>> {
  return Object.fromEntries(
    Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, extensions: { sample } }) =>
      sample
        ? [
            [
              name,
              async () => {
                const { as, args, foreign = {} } = await sample(world);
                return { as, args, foreign };
              },
            ] as const,
          ]
        : [],
    ),
  );
}
