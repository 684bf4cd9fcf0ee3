import { type GraphQLObjectType, isInterfaceType } from 'graphql';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { schema } from '../../server/schema/index.ts';
import type { SampleRowId } from '../../server/schema/sample.ts';
import type { Actor } from '../../server/test/actors.ts';
import type { TestWorld } from './sample-world.ts';

/** A good row of a type of node by its global id. */
export type SampledNode = {
  as: Actor;
  id: string;
  /** Who may not see it; null: it is everybody's. */
  hiddenFrom: Actor | null;
  /** Global ids of further rows, by what is special about them. */
  special: Record<string, string>;
  /** Fields whose value belongs to the list that shows the row. */
  contextual: readonly string[];
};

const node = schema.getType('Node');

/** Types that `node(id:)` finds. */
export const NODE_TYPES = isInterfaceType(node) ? [...schema.getPossibleTypes(node)] : [];

/** A type of node with what makes a good row of it. */
export type NodeSampling = { type: GraphQLObjectType; sampled: () => Promise<SampledNode> };

/** The sample of every type of node; each makes its rows. */
export function nodeSamples(world: TestWorld): NodeSampling[] {
  return NODE_TYPES.map((type) => ({ type, sampled: () => sampledRow(world, type) }));
}

async function sampledRow(
  world: TestWorld,
  { name, extensions: { sample } }: GraphQLObjectType,
): Promise<SampledNode> {
  if (!sample) throw new Error(`The type ${name} has no sample.`);
  const { as, id, hiddenFrom, special = {}, contextual = [] } = await sample(world);
  const ids = Object.entries(special).map(([word, each]) => [word, globalId(name, each)] as const);
  return { as, id: globalId(name, id), hiddenFrom, special: Object.fromEntries(ids), contextual };
}

function globalId(typename: string, id: SampleRowId): string {
  return typeof id === 'number' ? encodeGlobalId(typename, id) : id;
}
