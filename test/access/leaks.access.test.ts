import { expect, test } from '@jest/globals';
import { getNamedType, isObjectType } from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { type Actor, createActor, visitor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { isDeep } from '../../server/test/depth.ts';
import { writeNote } from '../../server/test/orders/write-note.ts';
import { run } from '../../server/test/run.ts';
import { add, openShop, orderedJob } from '../../server/test/shop.ts';
import { NODE_TYPES } from '../world/node-samples.ts';
import { type QueryCall, queryCalls } from '../world/query-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { rowIdsOf } from './row-ids.ts';
import { everything, isPage, objectType } from './selection.ts';

const { db, pool } = await testDatabase();
const shop = await openShop(db);

/** Markers of the data of one party: users who may not see its rows must not see its marker anywhere. */
const ORION = 'secret-of-orion';
const CLEO = 'secret-of-cleo';
const INTERNAL = 'secret-of-the-workshop';

async function ordered(actor: Actor, marker: string): Promise<string> {
  const job = await orderedJob(actor, shop, { reference: marker, endCustomer: marker, note: marker });
  await writeNote(actor, { subjectId: job.id, text: marker, visibility: 'CUSTOMER' });
  await writeNote(shop.sales, { subjectId: job.id, text: INTERNAL, visibility: 'INTERNAL' });
  await add(actor, shop, { reference: marker });
  return job.id;
}

const orion = await ordered(shop.foreignBuyer, ORION);
const cleo = await ordered(shop.colleague, CLEO);
await ordered(shop.buyer, 'known');
await ordered(shop.owner, 'known');
await db.customer.update({ where: { id: shop.orion }, data: { name: ORION } });
await db.address.updateMany({ where: { customerId: shop.orion }, data: { line1: ORION } });
await db.user.update({
  where: { id: shop.foreignBuyer.userId ?? 0 },
  data: { lastName: ORION, email: ORION },
});
await db.user.update({ where: { id: shop.sales.userId ?? 0 }, data: { email: INTERNAL, phone: INTERNAL } });
// The buyer re-ordered an order of a colleague before the scopes of both were reduced.
await db.jobOrder.updateMany({
  where: { placedById: shop.buyer.userId ?? 0 },
  data: { reorderedFromId: (await db.jobOrder.findFirstOrThrow({ where: { reference: CLEO } })).id },
});
/** Created once, because queries only read the rows. */
const calls = new Map<string, QueryCall>();
for (const [name, call] of Object.entries(queryCalls(await sampleWorld(shop)))) calls.set(name, await call());

/** Actors, with the markers that they may not see. */
const actors: [string, Actor, string[]][] = [
  ['a visitor', visitor(db), [ORION, CLEO, INTERNAL, 'known']],
  ['a buyer', shop.buyer, [ORION, CLEO, INTERNAL]],
  ['an approver', shop.approver, [ORION, INTERNAL]],
  ['a viewer', shop.viewer, [ORION, INTERNAL]],
  ['an owner of two customers', shop.owner, [ORION, INTERNAL]],
  ['accounting', shop.accounting, [ORION, CLEO, INTERNAL]],
  ['the other customer', shop.foreignBuyer, [CLEO, INTERNAL, 'known']],
  ['staff of contents', shop.content, [ORION, CLEO, 'known']],
];

/** Depth of the relations below a node. */
const DEPTH = isDeep ? 4 : 3;

/** Actors of every run: one with a narrow scope, and one with few permissions. Deep runs test all. */
const ALWAYS = ['a buyer', 'staff of contents'];
const callers = actors.filter(([who]) => isDeep || ALWAYS.includes(who));

function markersIn(answer: unknown, markers: string[]): string[] {
  const text = JSON.stringify(answer).toLowerCase();
  return markers.filter((marker) => text.includes(marker));
}

test.each(callers)('%s finds nothing of others by node, at any depth', async (_who, actor, markers) => {
  for (const type of NODE_TYPES) {
    const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} { ${everything(type, DEPTH)} } } }`;
    const { data } = await run(actor, document, { ids: await rowIdsOf(pool, type.name) });
    expect([type.name, ...markersIn(data, markers)]).toEqual([type.name]);
  }
});

test.each(callers)('%s finds nothing of others in any query', async (_who, actor, markers) => {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (field.name === 'node' || field.name === 'nodes') continue;
    const call = calls.get(field.name);
    const foreign = Object.entries(call?.foreign ?? {}).filter(([path]) => !path.includes('.'));
    const aboutOthers = { ...call?.args, ...Object.fromEntries(foreign), search: 'secret' };
    // A list shows the most without arguments; other queries need those of their sample.
    const variants = isDeep ? [{}, { ...call?.args }, aboutOthers] : [isPage(field.type) ? {} : aboutOthers];
    const named = getNamedType(field.type);
    const selection = isObjectType(named) ? `{ ${everything(named)} }` : '';
    const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const document = `query ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${selection} }`;
    for (const variables of variants) {
      const { data, errors } = await run(actor, document, variables);
      expect([field.name, ...markersIn([data, errors], markers)]).toEqual([field.name]);
    }
  }
});

test('the markers are visible to users who may see them', async () => {
  const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on JobOrder { ${everything(objectType('JobOrder'))} } } }`;
  const { data } = await run(shop.admin, document, { ids: [orion, cleo] });
  expect(markersIn(data, [ORION, CLEO, INTERNAL])).toEqual([ORION, CLEO, INTERNAL]);
});

/** Prices of the example, for one piece and for the cart, in any field. */
const AMOUNTS = ['483.43', '508.87'];

test('users without permission for prices see no amount of an order', async () => {
  const ids = await rowIdsOf(pool, 'JobOrder');
  const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on JobOrder { ${everything(objectType('JobOrder'))} } } }`;
  const { data } = await run(shop.production, document, { ids });
  expect(data.nodes.length).toBeGreaterThan(3);
  expect(markersIn(data, AMOUNTS)).toEqual([]);
});

test('without 1301 a buyer learns that prices changed, but no price', async () => {
  const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.orion] });
  await add(buyer, shop);
  await pool.query(
    'UPDATE "CartItem" SET "unitPrice" = 400.01 WHERE "cartId" IN (SELECT id FROM "Cart" WHERE "userId" = $1)',
    [buyer.userId],
  );
  const role = await db.role.findUniqueOrThrow({ where: { code: 'PORTAL_BUYER' } });
  const grant = { roleId: role.id, permissionNumber: { in: [1301, 1303, 1901, 1906] } };
  const grants = await db.rolePermission.findMany({ where: grant });
  await db.rolePermission.deleteMany({ where: grant });
  try {
    const { data } = await run(
      buyer,
      `mutation { result: submitOrder(input: {}) { __typename ... on PriceChangedError { changes { before after quantity } cart { ${everything(objectType('Cart'))} } } } }`,
    );
    expect(data.result).toMatchObject({
      __typename: 'PriceChangedError',
      changes: [{ before: null, after: null, quantity: 1 }],
      cart: {
        totals: { grandTotal: null },
        items: [{ unitPrice: null, linePrice: null, summary: null, breakdown: null }],
      },
    });
    expect(markersIn(data, ['400.01', '508.', '483.'])).toEqual([]);
  } finally {
    await db.rolePermission.createMany({ data: grants });
  }
});
