import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { schema } from '../../server/schema/index.ts';
import { type Actor, visitor } from '../../server/test/actors.ts';
import { inTurn } from '../../server/test/depth.ts';
import { newCustomOrder } from '../../server/test/orders/custom-orders.ts';
import { wish } from '../../server/test/orders/wish-list.ts';
import { run } from '../../server/test/run.ts';
import type { Shop } from '../../server/test/shop.ts';
import { NODE_TYPES } from '../world/node-samples.ts';
import { objectsIn, objectsOf, type RelayNode, type ShownObject } from './relay-nodes.ts';
import { identifiedTypes, identities, leaves } from './relay-schema.ts';

/** Maximum number of ids of `nodes`. */
const MAX_IDS = 100;
/** Each row twice, and a missing id. */
const IDS_OF_A_ROW = 3;

/** A requested id, and the expected object. */
type Asked = { as: Actor; id: string; found: object | null };

/** Rules of global object identification, for every node type. */
export function testNodeRules(shop: Shop, nodes: RelayNode[]): void {
  const everyType = nodes.map((node) => [node.type.name, node] as const);

  test('the ways to look up nodes are the specified ones', () => {
    const { node, nodes } = schema.getQueryType()?.getFields() ?? {};
    expect(String(node?.type)).toBe('Node');
    expect(node?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual(['id: ID!']);
    expect(String(nodes?.type)).toBe('[Node]!');
    expect(nodes?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual(['ids: [ID!]!']);
    for (const type of identifiedTypes)
      expect([type.name, String(type.getFields().id?.type)]).toEqual([type.name, 'ID!']);
  });

  test.each(everyType)('%s: node(id:) finds each row of a list, with equal values', async (name, node) => {
    const { as, type, contextual } = node;
    for (const row of await listedRows(node)) {
      const { data, errors } = await run(
        as,
        `query ($id: ID!) { node(id: $id) { ... on ${name} { ${leaves(type)} } } }`,
        { id: row.id },
      );
      expect(errors).toEqual([]);
      expect(without(data.node, contextual)).toEqual(without(row, contextual));
    }
  });

  test.each(everyType)(
    '%s: ids that are malformed, unknown or not visible find nothing',
    async (name, { as, id, hiddenFrom }) => {
      expect(await nodeOf(as, id)).toEqual({ __typename: name, id });
      const bad = misspelt(name, id);
      expect(await nodesOf(as, bad)).toEqual(bad.map(() => null));
      for (const each of inTurn(bad, bad.length - 1, 8))
        expect([each, await nodeOf(as, each)]).toEqual([each, null]);
      const other = hiddenFrom ?? visitor(shop.db);
      expect(await nodeOf(other, id)).toEqual(hiddenFrom ? null : { __typename: name, id });
    },
  );

  test('nodes(ids:) answers in the order asked for, with repeats and gaps', async () => {
    const requests: Asked[] = [];
    for (const node of nodes) {
      for (const { id } of await listedRows(node)) {
        requests.push({ as: node.as, id, found: { __typename: node.type.name, id } });
      }
    }
    for (const actor of new Set(requests.map(({ as }) => as))) {
      const own = requests.filter(({ as }) => as === actor).reverse();
      const calls = Math.ceil((own.length * IDS_OF_A_ROW) / MAX_IDS);
      for (let call = 0; call < calls; call += 1) {
        const list = repeatsAndGaps(own.filter((_row, index) => index % calls === call));
        const ids = list.map(({ id }) => id);
        expect(await nodesOf(actor, ids)).toEqual(list.map(({ found }) => found));
      }
    }
    expect(await nodesOf(shop.buyer, [])).toEqual([]);
  });

  test('every id names its own type, so that no two objects share one', async () => {
    const seen = new Map<string, string>();
    const collect = (answer: unknown) => {
      for (const { __typename, id } of objectsIn(answer)) if (id) seen.set(id, __typename);
    };
    for (const { as, type, document } of nodes) {
      collect((await run(as, document(identities(type, 2)))).data);
    }
    const customOrder = await newCustomOrder(shop, shop.colleague);
    const { fileId } = await shop.db.customOrderPicture.findFirstOrThrow();
    await shop.db.itemTypePhoto.create({ data: { itemTypeId: shop.pieceId('BAND-1'), fileId } });
    await wish(shop.buyer, shop);
    const { data: ofCustomOrder } = await run(
      shop.colleague,
      `{ customOrder(databaseId: ${customOrder}) { __typename id pictures { __typename id } } }`,
    );
    collect(ofCustomOrder);
    const { data } = await run(
      shop.buyer,
      `{ cart { __typename id } wishList { __typename id } modules { __typename id } viewer { user { startupModule { __typename id } } }
        gridSetting(code: JOB_ORDERS) { __typename id } }`,
    );
    collect(data);
    const { data: ofOrders } = await run(
      shop.admin,
      `{ jobOrders(first: 100) { edges { node { benchEntries { __typename id } proofVersions { __typename id comments { __typename id } } } } }
        salesOrders(first: 100) { edges { node { deposits { __typename id } shipments { __typename id lines { __typename id } } } } }
        books { closes { __typename id } }
        customerFinancialSettings(customerId: ${shop.luna}) { __typename id }
        products(first: 100) { edges { node { photos { __typename id } } } }
        priceQuotes(first: 100) { edges { node { guestLinks { __typename id } } } } }`,
    );
    collect(ofOrders);
    expect([...new Set(seen.values())].sort()).toEqual(identifiedTypes.map(({ name }) => name).sort());
    for (const [id, typename] of seen)
      expect([typename, atob(id).split(':')[0]]).toEqual([typename, typename]);
    const others = [...seen].filter(([, typename]) => !NODE_TYPES.some(({ name }) => name === typename));
    const ids = others.map(([id]) => id);
    const found: unknown[] = [];
    for (let from = 0; from < ids.length; from += MAX_IDS)
      found.push(...(await nodesOf(shop.admin, ids.slice(from, from + MAX_IDS))));
    expect(found).toEqual(ids.map(() => null));
  });
}

/** Types alternate, each row occurs twice, with a missing id between any two. */
function repeatsAndGaps(rows: Asked[]): Pick<Asked, 'id' | 'found'>[] {
  return rows
    .flatMap((row, index) => [row, { id: `${row.id}x`, found: null }, rows[rows.length - 1 - index]])
    .flatMap((each) => each ?? []);
}

/** Rows of a query without duplicates; at least two, so that a mix-up is detected. */
async function listedRows({ as, type, document }: RelayNode): Promise<ShownObject[]> {
  const { data, errors } = await run(as, document(leaves(type)));
  expect(errors).toEqual([]);
  const unique = [...new Map(objectsOf(type, data).map((row) => [row.id, row])).values()];
  expect(unique.length).toBeGreaterThanOrEqual(2);
  return unique;
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

/** Texts similar to a valid id; some decode to the same row. */
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

function without(row: Record<string, unknown>, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
