import { type GraphQLObjectType, isInterfaceType } from 'graphql';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { schema } from '../../server/schema/index.ts';
import type { SampleRowId } from '../../server/schema/sample.ts';
import type { Actor } from '../../server/test/actors.ts';
import type { TestWorld } from './sample-world.ts';

/** A sample row of a node type, by its global id. */
export type SampledNode = {
  as: Actor;
  id: string;
  /** A user who may not see it; null if everyone may. */
  hiddenFrom: Actor | null;
  /** Global ids of other rows, by their property. */
  special: Record<string, string>;
  /** Fields whose value depends on the list that shows the row. */
  contextual: readonly string[];
};

const node = schema.getType('Node');

/** Types of `node(id:)`. */
export const NODE_TYPES = isInterfaceType(node) ? [...schema.getPossibleTypes(node)] : [];

/** A node type with the function that creates a sample row. */
export type NodeSampling = { type: GraphQLObjectType; sampled: () => Promise<SampledNode> };

/** The sample of every node type; each creates its rows. */
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
