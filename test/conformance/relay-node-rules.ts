import { expect, test } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { schema } from '../../server/schema/index.ts';
import { type Actor, visitor } from '../../server/test/actors.ts';
import { run } from '../../server/test/run.ts';
import type { Shop } from '../../server/test/shop.ts';
import type { NodeRow } from './relay-node-rows.ts';
import { identifiedTypes, identities, leaves, nodeTypes } from './relay-schema.ts';

type Found = { __typename: string; id: string; [field: string]: unknown };

/** Rules of global object identification, for every type of the schema. */
export function testNodeRules(shop: Shop, rows: Record<string, NodeRow>): void {
  const everyType = nodeTypes.map((type) => [type.name, type] as const);

  test('every node type has rows in relay-node-rows.ts', () => {
    expect(Object.keys(rows).sort()).toEqual(nodeTypes.map(({ name }) => name).sort());
  });

  test('the ways to look up nodes are the specified ones', () => {
    const { node, nodes } = schema.getQueryType()?.getFields() ?? {};
    expect(String(node?.type)).toBe('Node');
    expect(node?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual(['id: ID!']);
    expect(String(nodes?.type)).toBe('[Node]!');
    expect(nodes?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual(['ids: [ID!]!']);
    for (const type of identifiedTypes)
      expect([type.name, String(type.getFields().id?.type)]).toEqual([type.name, 'ID!']);
  });

  test.each(everyType)('%s: node(id:) finds what a list showed, and shows it alike', async (name, type) => {
    const { as, contextual = [] } = rowOf(rows, name);
    const listed = await listedRows(rowOf(rows, name), type);
    for (const row of listed) {
      const { data, errors } = await run(
        as,
        `query ($id: ID!) { node(id: $id) { ... on ${name} { ${leaves(type)} } } }`,
        {
          id: row.id,
        },
      );
      expect(errors).toEqual([]);
      expect(without(data.node, contextual)).toEqual(without(row, contextual));
    }
  });

  test.each(everyType)(
    '%s: ids that are malformed, unknown or not visible find nothing',
    async (name, type) => {
      const { as, hiddenFrom } = rowOf(rows, name);
      const [row] = await listedRows(rowOf(rows, name), type);
      const id = row?.id ?? '';
      const bad = misspelt(name, id);
      expect(await nodesOf(as, bad)).toEqual(bad.map(() => null));
      for (const each of bad) expect([each, await nodeOf(as, each)]).toEqual([each, null]);
      const other = hiddenFrom ?? visitor(shop.db);
      expect(await nodeOf(other, id)).toEqual(hiddenFrom ? null : { __typename: name, id });
    },
  );

  test('nodes(ids:) answers in the order asked for, with repeats and gaps', async () => {
    const asked: { id: string; as: Actor; found: object | null }[] = [];
    for (const [name, type] of everyType) {
      for (const { id } of await listedRows(rowOf(rows, name), type)) {
        asked.push({ id, as: rowOf(rows, name).as, found: { __typename: name, id } });
      }
    }
    for (const actor of new Set(asked.map(({ as }) => as))) {
      const own = asked.filter(({ as }) => as === actor).reverse();
      const gaps = own.map(({ id }) => ({ id: `${id}x`, found: null }));
      // Types alternate, every row comes twice, and nothing stands between any two.
      const list = own
        .flatMap((each, index) => [each, gaps[index], own[own.length - 1 - index]])
        .flatMap((each) => each ?? []);
      const ids = list.map(({ id }) => id);
      expect(await nodesOf(actor, ids)).toEqual(list.map(({ found }) => found));
    }
    expect(await nodesOf(shop.buyer, [])).toEqual([]);
  });

  test('every id names its own type, so that no two objects share one', async () => {
    const seen = new Map<string, string>();
    const collect = (answer: unknown) => {
      for (const { __typename, id } of objectsIn(answer)) if (id) seen.set(id, __typename);
    };
    for (const [name, type] of everyType) {
      const { as, document } = rowOf(rows, name);
      collect((await run(as, document(identities(type, 2)))).data);
    }
    const { data } = await run(
      shop.buyer,
      `{ cart { __typename id } modules { __typename id } viewer { user { startupModule { __typename id } } } }`,
    );
    collect(data);
    expect([...new Set(seen.values())].sort()).toEqual(identifiedTypes.map(({ name }) => name).sort());
    for (const [id, typename] of seen)
      expect([typename, atob(id).split(':')[0]]).toEqual([typename, typename]);
    const others = [...seen].filter(([, typename]) => !nodeTypes.some(({ name }) => name === typename));
    expect(
      await nodesOf(
        shop.admin,
        others.map(([id]) => id),
      ),
    ).toEqual(others.map(() => null));
  });
}

function rowOf(rows: Record<string, NodeRow>, name: string): NodeRow {
  const row = rows[name];
  if (!row) throw new Error(`Say in relay-node-rows.ts where rows of ${name} are found.`);
  return row;
}

/** Rows as a list shows them, each once; at least two, or nothing would be told apart. */
async function listedRows({ as, document }: NodeRow, type: GraphQLObjectType): Promise<Found[]> {
  const { data, errors } = await run(as, document(leaves(type)));
  expect(errors).toEqual([]);
  const found = objectsIn(data).filter(({ __typename }) => __typename === type.name);
  const unique = [...new Map(found.map((row) => [row.id, row])).values()];
  expect(unique.length).toBeGreaterThanOrEqual(2);
  return unique;
}

/** Every object in an answer that says its type. */
function objectsIn(answer: unknown): Found[] {
  if (Array.isArray(answer)) return answer.flatMap(objectsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const inner = Object.values(answer).flatMap(objectsIn);
  // What has a typename was selected with its id, where it has one.
  return '__typename' in answer ? [answer as Found, ...inner] : inner;
}

async function nodeOf(as: Actor, id: string): Promise<unknown> {
  const { data, errors } = await run(as, 'query ($id: ID!) { node(id: $id) { __typename id } }', { id });
  expect(errors).toEqual([]);
  return data.node;
}

async function nodesOf(as: Actor, ids: string[]): Promise<unknown[]> {
  const { data, errors } = await run(as, 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
    ids,
  });
  expect(errors).toEqual([]);
  return data.nodes;
}

/** Texts that look like a good id and are none; some decode to the same row. */
function misspelt(name: string, id: string): string[] {
  const key = atob(id).split(':')[1] ?? '';
  const keys = [
    '',
    '0',
    '-1',
    '2147483647',
    '2147483648',
    '9'.repeat(40),
    `0${key}`,
    `${key} `,
    `+${key}`,
    `${key}.0`,
    `${key}e0`,
    `0x${key}`,
    `${key}:${key}`,
    'null',
    '\u0000',
  ];
  return [
    '',
    key,
    name,
    `${name}:${key}`,
    `${id}x`,
    ` ${id}`,
    `${id}\n`,
    `${id.slice(0, 3)} ${id.slice(3)}`,
    `${id}=`,
    id.replace(/=+$/, '').concat(id.endsWith('=') ? '' : '='),
    id.toLowerCase(),
    '\u0000',
    '💍',
    ...keys.map((each) => encodeGlobalId(name, each)),
    encodeGlobalId(name.toLowerCase(), key),
    encodeGlobalId(` ${name}`, key),
    ...['Query', 'Node', 'JobOrderConnection', '__Type', 'Nothing', 'constructor'].map((other) =>
      encodeGlobalId(other, key),
    ),
  ];
}

function without(row: Record<string, unknown>, names: string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
