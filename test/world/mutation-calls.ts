import '../../server/schema/index.ts';
import { MUTATIONS, type MutationFacts } from '../../server/schema/mutation.ts';
import type { ForeignIds, MutationSampleCall } from '../../server/schema/sample.ts';
import type { Actor } from '../../server/test/actors.ts';
import type { TestWorld } from './sample-world.ts';

/** A call that succeeds once. */
export type MutationCall = {
  as: Actor;
  args: { input: Record<string, unknown> };
  foreign: ForeignIds;
  /** The recorded audit action, if several are declared. */
  audited: string | readonly string[] | null;
};

/** The sample of every mutation by name; each creates its rows, then the call. */
export function mutationCalls(world: TestWorld): Record<string, () => Promise<MutationCall>> {
  return Object.fromEntries(
    [...MUTATIONS.keys()].map((name) => [
      name,
      async () => {
        const { as, input, foreign = {}, audited = null } = await sampleOf(world, name);
        return { as, args: { input }, foreign, audited };
      },
    ]),
  );
}

/** The sample of one mutation. */
export async function sampleOf(world: TestWorld, name: string): Promise<MutationSampleCall<Actor>> {
  return factsOf(name).sample(world);
}

function factsOf(name: string): MutationFacts {
  const facts = MUTATIONS.get(name);
  if (!facts) throw new Error(`There is no mutation ${name}.`);
  return facts;
}

/**
 * The input of a mutation for a caller: with rows of the world's buyer, and with the caller's own session or user if
 * the mutation needs it (`isOfCaller`).
 */
export async function inputFor(
  world: TestWorld,
  name: string,
  actor: Actor,
): Promise<{ input: Record<string, unknown>; isOfCaller: boolean }> {
  // A visitor uses an unknown name.
  const named = { ...actor, userName: actor.userName ?? 'nobody@example.test' };
  let isOfCaller = false;
  // Every sample determines its caller; it depends on the caller if it reads who they are.
  const own = <Person extends object>(person: Person): Person =>
    new Proxy(person, {
      get: (target, key) => {
        if (key !== 'then') isOfCaller = true;
        return Reflect.get(target, key);
      },
    });
  const { input, ofExisting = {} } = await factsOf(name).sample({
    ...world,
    caller: () => own(actor),
    someone: async () => own(named),
  });
  return { input: { ...input, ...ofExisting }, isOfCaller };
}
