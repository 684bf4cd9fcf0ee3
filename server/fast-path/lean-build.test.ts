import { describe, expect, test } from '@jest/globals';
import { execute, parse } from 'graphql';
import { createRowFinder } from '../rows/row-finder.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { createActor, visitor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { contextOf } from '../test/run.ts';
import { openShop, orderedJob } from '../test/shop.ts';
import { isLean } from './lean-operations.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const job = await orderedJob(shop.buyer, shop);
const locked = await createActor(db, { role: 'ADMINISTRATOR', mustChangePassword: true });
const content = await createActor(db, { role: 'STAFF_CONTENT' });

async function onLean(actor: Parameters<typeof contextOf>[0], document: string) {
  const contextValue = { ...(await contextOf(actor)), rows: createRowFinder(database) };
  const result = await execute({ schema: leanSchema(), document: parse(document), contextValue });
  return { data: result.data, codes: (result.errors ?? []).map(({ extensions }) => extensions.code) };
}

const JOB = `{ jobOrder(number: "${job.number}") { number customer { name } items { code } } }`;

describe('the lean build still denies', () => {
  test.each([
    ['a visitor', visitor(db), 'UNAUTHENTICATED'],
    ['who must change the password', locked, 'MUST_CHANGE_PASSWORD'],
    ['who lacks the permission', content, 'FORBIDDEN'],
  ])('%s', async (_who, actor, code) => {
    expect(await onLean(actor, JOB)).toEqual({ data: { jobOrder: null }, codes: [code] });
    const list = await onLean(actor, '{ jobOrders { edges { node { number } } } }');
    expect([list.data ?? null, list.codes]).toEqual([null, [code]]);
  });

  test('rows of another customer, and hidden fields of a row', async () => {
    expect(await onLean(shop.foreignBuyer, JOB)).toEqual({ data: { jobOrder: null }, codes: [] });
    const notes = `{ jobOrder(number: "${job.number}") { unitPrice notes { text } noteCount } }`;
    await db.note.create({
      data: {
        jobOrderId: job.databaseId,
        visibility: 'INTERNAL',
        text: 'secret',
        authorId: shop.admin.userId ?? 0,
      },
    });
    expect(await onLean(shop.buyer, notes)).toMatchObject({
      data: { jobOrder: { notes: [], noteCount: 0 } },
    });
    expect(await onLean(shop.admin, notes)).toMatchObject({
      data: { jobOrder: { notes: [{ text: 'secret' }], noteCount: 1 } },
    });
  });
});

describe('an operation is lean', () => {
  test.each([
    ['without rows', '{ version storefront { pricesShown } }'],
    ['with relations', '{ jobOrders { edges { node { customer { name } items { alloy { name } } } } } }'],
    ['with a relation twice in the same way', '{ jobOrder { a: customer { name } b: customer { id } } }'],
    ['with what a viewer narrows', '{ jobOrder { notes { text } noteCount } }'],
    [
      'with equal arguments',
      '{ jobOrder { a: notes(visibility: CUSTOMER) { id } b: notes(visibility: CUSTOMER) { text } } }',
    ],
    ['with columns of rows from elsewhere', '{ productCategory { breadcrumb { name code } } }'],
    [
      'with a selection beside the relation that it agrees with',
      '{ jobOrder { allowedActions { action } services { id } } }',
    ],
    [
      'through fragments',
      '{ jobOrders { ...a edges { node { items { id } } } } } fragment a on JobOrderConnection { edges { node { items { code } } } }',
    ],
  ])('%s', (_what, document) => {
    expect(isLean(schema, parse(document))).toBe(true);
  });

  test.each([
    ['for a mutation', 'mutation { signOut(input: {}) { __typename } }'],
    ['with a relation in two ways', '{ jobOrder { a: notes(visibility: CUSTOMER) { id } b: notes { id } } }'],
    [
      'in two ways through fragments',
      '{ jobOrders { ...a edges { node { notes { id } } } } } fragment a on JobOrderConnection { edges { node { notes(visibility: INTERNAL) { id } } } }',
    ],
    [
      'where two types of one row narrow a relation each in its way',
      '{ viewer { customers { name } user { customers { name } } } }',
    ],
    ['with relations of rows from elsewhere', '{ productCategory { breadcrumb { parent { name } } } }'],
    ['for a node of any type', '{ node(id: "x") { ... on JobOrder { customer { name } } } }'],
    ['for two operations', 'query A { version } query B { version }'],
    ['with a fragment that is missing', '{ jobOrder { ...nothing } }'],
  ])('but not %s', (_what, document) => {
    expect(isLean(schema, parse(document))).toBe(false);
  });
});

test('errors of the lean build stay unchanged', async () => {
  const { codes } = await onLean(shop.buyer, '{ jobOrders(first: 101) { edges { node { number } } } }');
  expect(codes).toEqual(['BAD_USER_INPUT']);
});
