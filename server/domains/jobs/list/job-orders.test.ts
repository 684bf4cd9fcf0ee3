import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { fc } from '../../../test/fast-check.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const { db, sql } = await testDatabase();
const shop = await openShop(db);
await order(9, 'first');
await order(3, 'second');

/** One order with the given number of lines; each has a number in its reference. */
async function order(lines: number, poNumber: string): Promise<void> {
  for (let line = 1; line <= lines; line += 1) {
    await add(shop.buyer, shop, { reference: `REF-${line} É${line}`, endCustomer: 'Zoë Ström' });
  }
  await submit(shop.buyer, { poNumber });
}

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $skip: Int, $tab: OrderTab, $filter: JobOrderFilter, $orderBy: JobOrderOrder) {
  jobOrders(first: $first, after: $after, last: $last, before: $before, skip: $skip, tab: $tab, filter: $filter, orderBy: $orderBy) {
    totalCount { count } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { id number title urgency promisedOn customer { name } status { name } items { name attributes { value } } } } } }`;

async function list(
  variables: Record<string, unknown>,
): Promise<{ numbers: string[]; pageInfo: Record<string, string | boolean> }> {
  const { data, errors } = await run(shop.buyer, LIST, variables);
  expect(errors).toEqual([]);
  const numbers = data.jobOrders.edges.map((edge: { node: { number: string } }) => edge.node.number);
  return { numbers, pageInfo: data.jobOrders.pageInfo };
}

test('a page of 10 and a page of 100 take the same statements, at most three', async () => {
  const few = await run(shop.buyer, LIST, { first: 2 }, { sql });
  const many = await run(shop.buyer, LIST, { first: 100 }, { sql });
  expect(many.data.jobOrders.edges).toHaveLength(12);
  expect(few.statements).toHaveLength(many.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(3);
  const counts = await run(shop.buyer, '{ jobOrderTabCounts { tab count } }', {}, { sql });
  expect(counts.statements).toHaveLength(1);
});

test('the whole detail of a job is read in few statements', async () => {
  const [edge] = (await run(shop.buyer, LIST, { first: 1 })).data.jobOrders.edges;
  const detail = `query ($id: ID!) { node(id: $id) { ... on JobOrder { number choices { value } summary { amount } orderGroup { code }
    items { children { name } attributes { name value } } images { url thumbnailUrl } services { status serviceType { name } }
    history { action to { name } user { fullName } } notes { text author { fullName } attachments { url } } noteCount allowedActions { action to { name } } } } }`;
  const { data, statements } = await run(shop.buyer, detail, { id: edge.node.id }, { sql });
  expect(data.node.number).toBe(edge.node.number);
  expect(statements.length).toBeLessThanOrEqual(3);
});

test.each([
  ['ref-3', 2],
  ['REF-3 zoe', 2],
  ['e3 strom', 2],
  ['first', 9],
  ['10', 12],
  ['jo-10', 12],
  ['%', 0],
  ['nothing', 0],
])('a search for %p finds %d', async (search, count) => {
  expect((await list({ first: 50, filter: { search } })).numbers).toHaveLength(count);
});

test('filters and tabs narrow the list', async () => {
  const [job] = (await list({ first: 1 })).numbers;
  await db.jobOrder.updateMany({
    where: { number: job ?? '' },
    data: { promisedOn: new Date('2020-01-01'), statusId: 1903 },
  });
  const of = async (variables: Record<string, unknown>) =>
    (await list({ first: 50, ...variables })).numbers.length;
  expect(await of({ filter: { promised: 'LATE' } })).toBe(1);
  expect(await of({ filter: { waitingOn: 'CUSTOMER' } })).toBe(1);
  expect(await of({ filter: { waitingOn: 'US' } })).toBe(11);
  expect(await of({ filter: { statusCodes: ['AWAITING_APPROVAL', 'NEW'] } })).toBe(12);
  expect(await of({ filter: { promised: 'NONE' } })).toBe(0);
  expect(await of({ filter: { promisedFrom: '2020-01-01', promisedTo: '2020-01-01' } })).toBe(1);
  expect(await of({ filter: { customerId: shop.orion } })).toBe(0);
  expect(await of({ tab: 'NEW' })).toBe(12);
  expect(await of({ tab: 'CLOSED' })).toBe(0);
  const { errors } = await run(shop.buyer, LIST, { filter: { statusCodes: ['FLYING'] } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: 'statusCodes.0' }] });
});

test('neighbours are those of the list', async () => {
  const { numbers } = await list({ first: 50, orderBy: { field: 'NUMBER', direction: 'ASC' } });
  const query = `query ($number: String!, $orderBy: JobOrderOrder) { jobOrderNeighbours(number: $number, orderBy: $orderBy) { previous next } }`;
  for (const [index, number] of numbers.entries()) {
    const { data } = await run(shop.buyer, query, { number, orderBy: { field: 'NUMBER', direction: 'ASC' } });
    expect(data.jobOrderNeighbours).toEqual({
      previous: numbers[index - 1] ?? null,
      next: numbers[index + 1] ?? null,
    });
  }
});

test('pages of any size, forwards and backwards, are the list; new jobs do not shift them', async () => {
  await db.jobOrder.updateMany({ where: { number: { endsWith: '-2' } }, data: { promisedOn: null } });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('CREATED_AT', 'PROMISED_ON', 'NUMBER'),
      fc.constantFrom('ASC', 'DESC'),
      fc.boolean(),
      async (size, field, direction, isForward) => {
        const orderBy = { field, direction };
        const whole = (await list({ first: 100, orderBy })).numbers;
        const paged: string[] = [];
        let cursor: unknown = null;
        for (;;) {
          const { numbers, pageInfo } = await list({
            orderBy,
            ...(isForward ? { first: size, after: cursor } : { last: size, before: cursor }),
          });
          if (isForward) paged.push(...numbers);
          else paged.unshift(...numbers);
          if (!(isForward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) break;
          cursor = isForward ? pageInfo.endCursor : pageInfo.startCursor;
        }
        expect(paged).toEqual(whole);
      },
    ),
    { numRuns: 12 },
  );
  const first = await list({ first: 3 });
  const rest = (await list({ first: 100, after: first.pageInfo.endCursor })).numbers;
  await order(1, 'third');
  expect((await list({ first: 100, after: first.pageInfo.endCursor })).numbers).toEqual(rest);
});

test.each([
  [{ first: 101 }, 'BAD_USER_INPUT'],
  [{ first: -1 }, 'BAD_USER_INPUT'],
  [{ skip: 10_001 }, 'PAGE_TOO_DEEP'],
  [{ after: 'nonsense' }, 'BAD_USER_INPUT'],
  [{ after: Buffer.from('["createdAt:desc,id:desc","x","1"]').toString('base64url') }, 'BAD_USER_INPUT'],
])('the page %p is refused', async (variables, code) => {
  const { errors } = await run(shop.buyer, LIST, variables);
  expect(errors[0]?.extensions?.code).toBe(code);
});
