import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';
import { orderAttacks } from './order-attacks.ts';

const product = await attackedProduct();
const { as, db } = product;
const buyer = await as('buyer@luna.test');
const approver = await as('approver@luna.test');
const sales = await as('sales@aurifex.test');
const { mutate, query, placedJob, cancelled } = orderAttacks(product);

const ID = 'jobOrder { id }';
const ORDER = 'orderGroup { code }';
type Answer = { __typename: string; code?: string; orderGroup?: { code: string } };

const succeeded = (answers: readonly Answer[]) =>
  answers.filter(({ __typename }) => __typename.endsWith('Success'));
const codesOf = (answers: readonly Answer[]) => new Set(answers.map(({ orderGroup }) => orderGroup?.code));

async function waiting(price: string) {
  const job = await placedJob(buyer);
  await mutate(sales, 'proposeJobService', { id: job.id, serviceTypeCode: 'CAD', price }, ID);
  await mutate(sales, 'transitionJobOrder', { id: job.id, action: 'REQUEST_APPROVAL' }, ID);
  return job;
}

/** The amounts of a job and its order, which must agree. */
async function agreed(id: string) {
  const { node } = await query(
    buyer,
    `query ($id: ID!) { node(id: $id) { ... on JobOrder { lineTotal total status { code } charges { kind amount }
      orderGroup { grandTotal current { subTotal grandTotal } charges { amount salesTax } jobOrders { total } } } } }`,
    { id },
  );
  const sum = (amounts: string[]) =>
    amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);
  const { orderGroup: order } = node;
  expect(sum([node.total])).toBe(
    sum([node.lineTotal, ...node.charges.map(({ amount }: { amount: string }) => amount)]),
  );
  expect(sum([order.current.subTotal])).toBe(
    sum(order.jobOrders.map(({ total }: { total: string }) => total)),
  );
  const rows = order.charges.flatMap(({ amount, salesTax }: { amount: string; salesTax: string }) => [
    amount,
    salesTax,
  ]);
  expect(sum([order.current.grandTotal])).toBe(sum([order.grandTotal, ...rows]));
  return node;
}

test.each([2, 5])('%i re-orders at once without a key are one order', async (times) => {
  const { id, databaseId } = await cancelled(buyer);
  const calls = Array.from({ length: times }, () => mutate(buyer, 'reorderJobOrder', { id }, ORDER));
  const answers = await Promise.all(calls);
  expect(succeeded(answers)).toHaveLength(times);
  expect(codesOf(answers).size).toBe(1);
  expect(await db.jobOrder.count({ where: { reorderedFromId: databaseId } })).toBe(1);
});

test('two re-orders over REST one after the other are one order; another key or body is another', async () => {
  const { databaseId, id } = await cancelled(buyer);
  const path = `/JobOrders/re-order/${databaseId}`;
  const codeOf = async (headers: Record<string, string> = {}, body: object = {}) => {
    const answer = await product.rest('POST', path, body, { headers: { ...buyer, ...headers } });
    return (answer.json() as { value: { order_code: string } }).value.order_code;
  };
  const first = await codeOf();
  expect(await codeOf()).toBe(first);
  const keyed = await codeOf({ 'idempotency-key': 'k-1' });
  expect(keyed).not.toBe(first);
  expect(await codeOf({ 'idempotency-key': 'k-1' })).toBe(keyed);
  const { orderGroup } = await mutate(buyer, 'reorderJobOrder', { id, changes: { quantity: 2 } }, ORDER);
  expect([first, keyed]).not.toContain(orderGroup.code);
});

test('the same re-order after ten seconds is a new order', async () => {
  const { id } = await cancelled(buyer);
  const first = await mutate(buyer, 'reorderJobOrder', { id }, ORDER);
  await db.$executeRaw`UPDATE "IdempotencyKey" SET "createdAt" = "createdAt" - interval '11 seconds' WHERE operation = 'reorderJobOrder'`;
  const second = await mutate(buyer, 'reorderJobOrder', { id }, ORDER);
  expect(second.orderGroup.code).not.toBe(first.orderGroup.code);
});

test('the same re-order of a colleague is an order of its own', async () => {
  const { id } = await cancelled(buyer);
  const mine = await mutate(buyer, 'reorderJobOrder', { id }, ORDER);
  const theirs = await mutate(approver, 'reorderJobOrder', { id }, ORDER);
  expect(theirs.orderGroup.code).not.toBe(mine.orderGroup.code);
});

test.each([2, 5])('%i submits at once are one order', async (times) => {
  await placedJob.add(buyer);
  const calls = Array.from({ length: times }, () =>
    mutate(buyer, 'submitOrder', { acceptNewPrices: true }, ORDER),
  );
  const answers = await Promise.all(calls);
  expect(succeeded(answers)).toHaveLength(times);
  expect(codesOf(answers).size).toBe(1);
});

const APPROVE = ['approveJobOrder', {}] as const;
const DECLINE = ['declineJobOrder', { reasonText: 'No.' }] as const;
const CANCEL = ['cancelJobOrder', {}] as const;

test.each([
  ['approve and approve', APPROVE, APPROVE],
  ['approve and decline', APPROVE, DECLINE],
  ['approve and cancel', APPROVE, CANCEL],
  ['decline and cancel', DECLINE, CANCEL],
  ['cancel and cancel', CANCEL, CANCEL],
] as const)('%s concurrently: charges equal the result, once', async (_what, one, other) => {
  const { id } = await waiting('60.00');
  const answers = await Promise.all(
    [one, other].map(([name, input]) => mutate(approver, name, { id, ...input }, ID)),
  );
  expect(succeeded(answers).length).toBeGreaterThanOrEqual(1);
  const { status, total, lineTotal, charges } = await agreed(id);
  const services = charges.filter(({ kind }: { kind: string }) => kind === 'SERVICE');
  expect(services.length).toBeLessThanOrEqual(1);
  const due = { APPROVED: Number(lineTotal) + 60, DECLINED: Number(lineTotal), CANCELLED: 0 };
  expect(Number(total)).toBeCloseTo(due[status.code as keyof typeof due], 2);
});

test('an undo and a restore of one cancellation at once take it back once', async () => {
  const { id } = await cancelled(buyer);
  const answers = await Promise.all([
    mutate(buyer, 'undoJobOrderTransition', { id }, ID),
    mutate(sales, 'transitionJobOrder', { id, action: 'RESTORE' }, ID),
  ]);
  expect(succeeded(answers)).toHaveLength(1);
  const { total, lineTotal } = await agreed(id);
  expect(Number(total)).toBe(Number(lineTotal));
});

test('an undo and the next step at once: one of them happens', async () => {
  const { id } = await placedJob(buyer);
  await mutate(sales, 'transitionJobOrder', { id, action: 'HOLD' }, ID);
  const answers = await Promise.all([
    mutate(sales, 'undoJobOrderTransition', { id }, ID),
    mutate(sales, 'transitionJobOrder', { id, action: 'RESUME' }, ID),
    mutate(buyer, 'cancelJobOrder', { id }, ID),
  ]);
  expect(succeeded(answers).length).toBeGreaterThanOrEqual(1);
  await agreed(id);
});

test('two concurrently cancelled jobs of one order reduce lines, tax and shipping once', async () => {
  await placedJob.add(buyer);
  await placedJob.add(buyer);
  await placedJob.add(buyer);
  const { orderGroup } = await mutate(
    buyer,
    'submitOrder',
    { acceptNewPrices: true },
    'orderGroup { code jobOrders { id } }',
  );
  const ids: string[] = orderGroup.jobOrders.map(({ id }: { id: string }) => id);
  const answers = await Promise.all(ids.map((id) => mutate(buyer, 'cancelJobOrder', { id }, ID)));
  expect(succeeded(answers)).toHaveLength(ids.length);
  const { orderGroup: order } = await agreed(ids[0] ?? '');
  expect(Number(order.current.grandTotal)).toBe(0);
});
