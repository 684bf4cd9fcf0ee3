import type { GraphQLObjectType } from 'graphql';
import { nodeSamples } from '../world/node-samples.ts';
import { matrixSamples } from './matrix-samples.ts';
import type { World } from './world.ts';

/** A row of the table of nodes, with its global id. */
export type SampledNode = { type: GraphQLObjectType; id: string };

/** The sampled rows of every node type, Luna's if they have an owner: `Note`, `Note, internal` and so on. */
export async function sampledNodes(world: World): Promise<Map<string, SampledNode>> {
  const rows = new Map<string, SampledNode>();
  for (const { type, sampled } of nodeSamples(matrixSamples(world))) {
    const { id, special } = await sampled();
    rows.set(type.name, { type, id });
    for (const [outcome, each] of Object.entries(special))
      rows.set(`${type.name}, ${outcome}`, { type, id: each });
  }
  return rows;
}
