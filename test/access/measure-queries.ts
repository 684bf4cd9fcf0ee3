import type { GraphQLField } from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { isDeep } from '../../server/test/depth.ts';
import { sendGraphql } from './ask.ts';
import type { Column } from './matrix-actors.ts';
import { type MeasureCell, measureTable, wrongWith } from './measure.ts';
import { missing } from './missing.ts';
import { graphqlOutcome } from './outcome.ts';
import { queryArguments } from './query-arguments.ts';
import { type SampledNode, sampledNodes } from './sampled-nodes.ts';
import { everything, rootOperation } from './selection.ts';
import type { World } from './world.ts';

const QUERIES = schema.getQueryType()?.getFields() ?? {};

/** Depth of relations, in a deep run up to the cost limit; visitors have a lower one. */
function depthFor(column: Column): number {
  return column === 'visitor' || !isDeep ? 2 : 3;
}

/** Every field of `Query` for all columns. */
export async function measureQueries(world: World) {
  const calls = await queryArguments(world);
  return measureTable(world, {
    kind: 'queries',
    what: 'query',
    names: Object.keys(QUERIES).sort(),
    cell: async (row) => {
      // The name is from the schema.
      const field = QUERIES[row.name] as GraphQLField<unknown, unknown>;
      const document = rootOperation('query', field, depthFor(row.column), row.column !== 'visitor');
      return asking(world, row, document, calls[row.name] ?? {});
    },
  });
}

/** Every node type by the global ids of its samples, alone and among several. */
export async function measureNodes(world: World) {
  const rows = await sampledNodes(world);
  return measureTable(world, {
    kind: 'nodes',
    what: 'node',
    names: [...rows.keys()].sort(),
    cell: async (row) => {
      // One of the names above.
      const { type, id } = rows.get(row.name) as SampledNode;
      const fields = `... on ${type.name} { ${everything(type, depthFor(row.column))} }`;
      const alone = await asking(
        world,
        row,
        `query ($id: ID!) { result: node(id: $id) { __typename ${fields} } }`,
        { id },
      );
      const among = await sendGraphql(
        world.url,
        row.actor,
        `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`,
        { ids: [id] },
      );
      const isThere = among.text !== '{"data":{"nodes":[null]}}';
      const problems = isThere === (alone.outcome !== 'null') ? [] : [`differs among nodes: ${among.text}`];
      return { ...alone, problems: [...alone.problems, ...problems] };
    },
  });
}

/** Executes a query. An empty result must be the same as for rows that do not exist. */
async function asking(
  world: World,
  { name, column, actor, needs }: Parameters<MeasureCell>[0],
  document: string,
  variables: Record<string, unknown>,
) {
  await world.matrixActors.grantPermissions(column, needs);
  const answer = await sendGraphql(world.url, actor, document, variables);
  const outcome = graphqlOutcome(answer, needs.gates);
  const problems = wrongWith(column, outcome, answer, name);
  if (['refused', 'signin', 'null', 'empty', 'missing'].includes(outcome.split(':')[0] ?? '')) {
    const swapped = missing(variables);
    const nothing = await sendGraphql(world.url, actor, document, swapped.value);
    if (swapped.restore(nothing.text) !== answer.text) {
      problems.push(
        `a missing row answers otherwise: ${nothing.text.slice(0, 300)} for ${answer.text.slice(0, 300)}`,
      );
    }
  }
  return { outcome, problems };
}
