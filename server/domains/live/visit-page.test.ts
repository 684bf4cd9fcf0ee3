import { expect, test } from '@jest/globals';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { openShop, orderedJob } from '../../test/shop.ts';

const { db } = await testDatabase('reference');
const shop = await openShop(db);
const { buyer, colleague, foreignBuyer, sales, production } = shop;
const job = await orderedJob(buyer, shop);
const NOW = new Date();

const VISIT = `mutation ($input: VisitPageInput!) { result: visitPage(input: $input) { __typename
  ... on MutationError { code } ... on VisitPageSuccess { visitors { name isStaff } } } }`;

async function visit(
  actor: Actor,
  input: { isLeaving?: boolean } = {},
  now = NOW,
): Promise<string[] | string> {
  const { data } = await run(actor, VISIT, { input: { id: job.id, ...input } }, { now });
  return data.result.visitors?.map(({ name }: { name: string }) => name) ?? data.result.code;
}

async function named(role: 'PORTAL_APPROVER' | 'STAFF_SALES', firstName: string, customerIds?: number[]) {
  return createActor(db, { role, firstName, lastName: 'X', ...(customerIds && { customerIds }) });
}

test('staff see all visitors of a page, customers only colleagues, and no one themselves', async () => {
  const [ada, ben] = [
    await named('PORTAL_APPROVER', 'Ada', [shop.luna]),
    await named('PORTAL_APPROVER', 'Ben', [shop.luna]),
  ];
  const sam = await named('STAFF_SALES', 'Sam');
  expect(await visit(ada)).toEqual([]);
  expect(await visit(sam)).toEqual(['Ada X']);
  expect(await visit(ben)).toEqual(['Ada X']);
  expect(await visit(production)).toEqual(['Ada X', 'Ben X', 'Sam X']);
  // A visitor who leaves, or sends no sign, has left.
  await visit(ada, { isLeaving: true });
  expect(await visit(production)).toEqual(['Ben X', 'Sam X']);
  expect(await visit(sales, {}, new Date(NOW.getTime() + 60_000))).toEqual([]);
});

test('a page of a row that is not visible is missing', async () => {
  expect(await visit(foreignBuyer)).toBe('NOT_FOUND');
  expect(await visit(colleague)).toBe('NOT_FOUND');
});
