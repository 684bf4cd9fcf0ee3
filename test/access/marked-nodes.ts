import type { GraphQLObjectType } from 'graphql';
import { nodeSamples } from '../world/node-samples.ts';
import { markedSamples } from './marked-samples.ts';
import type { World } from './world.ts';

/** A row of the table of nodes: whom it is about, by its global id. */
export type MarkedNode = { type: GraphQLObjectType; id: string };

/** The sampled rows of every type of node, Luna's where they are anybody's: `JobNote`, `JobNote, internal` and so on. */
export async function markedNodes(world: World): Promise<Map<string, MarkedNode>> {
  const rows = new Map<string, MarkedNode>();
  for (const { type, sampled } of nodeSamples(markedSamples(world))) {
    const { id, special } = await sampled();
    rows.set(type.name, { type, id });
    for (const [word, each] of Object.entries(special)) rows.set(`${type.name}, ${word}`, { type, id: each });
  }
  return rows;
}
