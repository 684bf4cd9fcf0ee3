import { schema } from '../../server/schema/index.ts';
import type { ForeignIds } from '../../server/schema/sample.ts';
import type { Actor } from '../../server/test/actors.ts';
import type { TestWorld } from './sample-world.ts';

/** A good call of a query. */
export type QueryCall = { as: Actor; args: Record<string, unknown>; foreign: ForeignIds };

/** The sample of every query that takes arguments, by name; each makes its rows and then the call. */
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
