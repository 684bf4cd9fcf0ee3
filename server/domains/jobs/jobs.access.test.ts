import { expect, test } from '@jest/globals';
import { visitor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { step } from '../../test/orders/job-steps.ts';
import { run } from '../../test/run.ts';
import { openShop, orderedJob } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const bea = await orderedJob(shop.buyer, shop);
const cleo = await orderedJob(shop.colleague, shop);
const orion = await orderedJob(shop.foreignBuyer, shop);
const outlet = await orderedJob(shop.owner, shop);
const all = [bea, cleo, orion, outlet];
const NAMES = new Map([
  [bea.number, 'bea'],
  [cleo.number, 'cleo'],
  [orion.number, 'orion'],
  [outlet.number, 'outlet'],
]);

const nobody = visitor(db);

/** Which role lists which jobs, and reads which by node, number, group and integer id. */
const MATRIX = [
  ['buyer', shop.buyer, ['bea'], ['bea']],
  ['approver', shop.approver, ['bea', 'cleo'], ['bea', 'cleo']],
  ['viewer', shop.viewer, ['bea', 'cleo'], ['bea', 'cleo']],
  ['owner of two customers', shop.owner, ['outlet'], ['bea', 'cleo', 'outlet']],
  ['other customer', shop.foreignBuyer, ['orion'], ['orion']],
  ['sales', shop.sales, ['bea', 'cleo', 'orion', 'outlet'], ['bea', 'cleo', 'orion', 'outlet']],
  ['production', shop.production, ['bea', 'cleo', 'orion', 'outlet'], ['bea', 'cleo', 'orion', 'outlet']],
] as const;

test.each(MATRIX)('%s lists and reads own jobs', async (_who, actor, listed, read) => {
  const list = await run(
    actor,
    '{ jobOrders(first: 50) { totalCount { count } edges { node { number } } } jobOrderTabCounts { tab count } }',
  );
  const numbers = list.data.jobOrders.edges.map((edge: { node: { number: string } }) =>
    NAMES.get(edge.node.number),
  );
  expect(numbers.sort()).toEqual(listed);
  expect(list.data.jobOrders.totalCount.count).toBe(listed.length);
  expect(list.data.jobOrderTabCounts).toEqual([
    { tab: 'NEW', count: listed.length },
    { tab: 'PROCESSING', count: 0 },
    { tab: 'CLOSED', count: 0 },
    { tab: 'ALL', count: listed.length },
  ]);
  const one = `query ($id: ID!, $databaseId: Int, $number: String, $code: String!) {
    node(id: $id) { ... on JobOrder { number } } byId: jobOrder(databaseId: $databaseId) { number }
    byNumber: jobOrder(number: $number) { number } orderGroup(code: $code) { id jobOrders { number } } }`;
  for (const job of all) {
    const variables = {
      id: job.id,
      databaseId: job.databaseId,
      number: job.number,
      code: job.number.replace(/-1$/, ''),
    };
    const { data } = await run(actor, one, variables);
    const seen = (read as readonly string[]).includes(NAMES.get(job.number) ?? '')
      ? { number: job.number }
      : null;
    expect([data.node, data.byId, data.byNumber]).toEqual([seen, seen, seen]);
    expect(data.orderGroup?.jobOrders ?? null).toEqual(seen ? [seen] : null);
  }
});

test.each([
  ['accounting', shop.accounting],
  ['content', shop.content],
])('%s sees no job orders', async (_who, actor) => {
  const { errors } = await run(actor, '{ jobOrders { edges { node { id } } } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 1701 });
  expect((await run(actor, `{ node(id: "${bea.id}") { id } }`)).data.node).toBeNull();
});

test('a visitor must sign in, and reads nothing by node', async () => {
  const { errors } = await run(nobody, '{ jobOrders { edges { node { id } } } }');
  expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect((await run(nobody, `{ node(id: "${bea.id}") { id } }`)).data.node).toBeNull();
});

test.each(['', 'x', 'Sm9iT3JkZXI6YQ==', 'Sm9iT3JkZXI6OTk5OTk5OTk5OTk5', 'Q3VzdG9tZXI6MQ=='])(
  'a malformed id %p is null',
  async (id) => {
    const { data, errors } = await run(
      shop.sales,
      `query ($id: ID!) { node(id: $id) { ... on JobOrder { number } } reorderPreview(jobOrderId: $id) { before } }`,
      { id },
    );
    expect(errors).toEqual([]);
    expect(data.node?.number ?? null).toBeNull();
    expect(data.reorderPreview).toBeNull();
  },
);

test('production sees no amounts, the customer the summary, sales the breakdown', async () => {
  const query = `query ($id: ID!) { node(id: $id) { ... on JobOrder { unitPrice lineTotal summary { kind } breakdown { kind } orderGroup { grandTotal } } } }`;
  const of = async (actor: typeof shop.buyer) => (await run(actor, query, { id: bea.id })).data.node;
  expect(await of(shop.production)).toEqual({
    unitPrice: null,
    lineTotal: null,
    summary: null,
    breakdown: null,
    orderGroup: { grandTotal: null },
  });
  expect(await of(shop.buyer)).toMatchObject({ unitPrice: '483.43', breakdown: null });
  expect((await of(shop.buyer)).summary.length).toBeGreaterThan(2);
  expect((await of(shop.sales)).breakdown.length).toBeGreaterThan(5);
});

test('writes are limited to the active customer, and to own jobs by scope', async () => {
  expect(await step(shop.owner, 'cancelJobOrder', { id: bea.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await step(shop.buyer, 'cancelJobOrder', { id: cleo.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await step(shop.viewer, 'cancelJobOrder', { id: cleo.id })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await step(shop.approver, 'cancelJobOrder', { id: cleo.id })).toMatchObject({
    __typename: 'CancelJobOrderSuccess',
  });
});

const NOTE = `mutation ($input: AddNoteInput!) { result: addNote(input: $input) { __typename ... on MutationError { code } ... on AddNoteSuccess { note { id author { id } } } } }`;
const note = (jobOrderId: string, visibility: string, text = 'Hello') => ({
  input: { subjectId: jobOrderId, visibility, text },
});

test('internal notes stay with the staff; shared ones with the customer of the job', async () => {
  const internal = (await run(shop.production, NOTE, note(bea.id, 'INTERNAL', 'Porous casting'))).data.result
    .note;
  const shared = (await run(shop.buyer, NOTE, note(bea.id, 'CUSTOMER'))).data.result.note;
  const query = `query ($id: ID!) { node(id: $id) { ... on JobOrder { noteCount notes { text } } } }`;
  expect((await run(shop.buyer, query, { id: bea.id })).data.node).toEqual({
    noteCount: 1,
    notes: [{ text: 'Hello' }],
  });
  expect((await run(shop.sales, query, { id: bea.id })).data.node.noteCount).toBe(2);
  const readable = `query ($id: ID!) { node(id: $id) { id } }`;
  expect((await run(shop.buyer, readable, internal)).data.node).toBeNull();
  expect((await run(shop.foreignBuyer, readable, shared)).data.node).toBeNull();
  expect((await run(shop.buyer, readable, shared)).data.node).toEqual({ id: shared.id });
});

test.each([
  ['a customer, internally', shop.buyer, note(bea.id, 'INTERNAL'), 'FORBIDDEN'],
  ['a viewer', shop.viewer, note(bea.id, 'CUSTOMER'), 'FORBIDDEN'],
  ['another customer', shop.foreignBuyer, note(bea.id, 'CUSTOMER'), 'NOT_FOUND'],
  ['nobody', nobody, note(bea.id, 'CUSTOMER'), 'UNAUTHENTICATED'],
  ['a customer at length', shop.buyer, note(bea.id, 'CUSTOMER', 'x'.repeat(4_001)), 'INVALID_INPUT'],
])('%s may not write that note', async (_who, actor, variables, code) => {
  expect((await run(actor, NOTE, variables)).data.result.code).toBe(code);
});
