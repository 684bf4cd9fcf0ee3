import type { GraphQLObjectType } from 'graphql';
import { run } from '../../server/test/run.ts';
import { type NodeSampling, nodeSamples, type SampledNode } from '../world/node-samples.ts';
import type { TestWorld } from '../world/sample-world.ts';
import { documentsOf, type RowDocument } from './row-documents.ts';

/** A node type with a row of its sample, and a document that shows it without `node`. */
export type RelayNode = SampledNode & { type: GraphQLObjectType; document: RowDocument };

/** An object in a response. */
export type ShownObject = { __typename: string; id: string; [field: string]: unknown };

/** Every node type with rows of its sample, all created before the test. */
export async function relayNodes(world: TestWorld): Promise<RelayNode[]> {
  const all: { sampling: NodeSampling; row: SampledNode }[] = [];
  for (const sampling of nodeSamples(world)) all.push({ sampling, row: await secondRow(sampling) });
  const nodes: RelayNode[] = [];
  for (const { sampling, row } of all) {
    // Orders take the lines of the cart, so missing rows are created again.
    const node = (await shown(sampling, row)) ?? (await shown(sampling, await secondRow(sampling)));
    if (!node) throw new Error(`No query without arguments shows the sample of ${sampling.type.name}.`);
    nodes.push(node);
  }
  return nodes;
}

/** Creates two rows, so that a mix-up is detected. */
async function secondRow({ sampled }: NodeSampling): Promise<SampledNode> {
  await sampled();
  return sampled();
}

/** The row with the first document that shows it among others of its type; null if there is none. */
async function shown({ type }: NodeSampling, row: SampledNode): Promise<RelayNode | null> {
  for (const document of documentsOf(type)) {
    const { data } = await run(row.as, document('__typename id'));
    const ids = new Set(objectsOf(type, data).map(({ id }) => id));
    if (ids.size > 1 && ids.has(row.id)) return { ...row, type, document };
  }
  return null;
}

/** The objects of a type in a response, by the selected type name. */
export function objectsOf({ name }: GraphQLObjectType, answer: unknown): ShownObject[] {
  return objectsIn(answer).filter(({ __typename }) => __typename === name);
}

/** All objects in a response with `__typename`. */
export function objectsIn(answer: unknown): ShownObject[] {
  if (Array.isArray(answer)) return answer.flatMap(objectsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const inner = Object.values(answer).flatMap(objectsIn);
  // Objects with a type name were selected with their id, if they have one.
  return '__typename' in answer ? [answer as ShownObject, ...inner] : inner;
}
