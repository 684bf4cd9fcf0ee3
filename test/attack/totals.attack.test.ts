import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';
import { orderAttacks } from './order-attacks.ts';

const product = await attackedProduct();
const { as, db } = product;
const buyer = await as('buyer@luna.test');
const approver = await as('approver@luna.test');
const sales = await as('sales@aurifex.test');
const { mutate, query, placedJob, cancelled } = orderAttacks(product);

const REORDERED = 'jobOrder { id total quantity } orderGroup { code grandTotal poNumber }';
const foreign = await db.address.findFirstOrThrow({
  where: { customer: { accountNumber: { not: 'LUNA-001' } } },
});
const foreignJob = await db.jobOrder.findFirstOrThrow({
  where: { customer: { accountNumber: { not: 'LUNA-001' } }, status: { code: 'COMPLETED' } },
});
const repeated = await cancelled(buyer);

const reorder = (input: object) => mutate(buyer, 'reorderJobOrder', { id: repeated.id, ...input }, REORDERED);

test.each<[string, object, string]>([
  ['a negative quantity', { quantity: -1 }, 'INVALID_INPUT'],
  ['no piece at all', { quantity: 0 }, 'INVALID_INPUT'],
  ['a thousand pieces', { quantity: 1_000 }, 'INVALID_INPUT'],
  ['the largest integer', { quantity: 2_147_483_647 }, 'INVALID_INPUT'],
  ['a negative ring size', { size: '-7' }, 'INVALID_INPUT'],
  ['an absurd ring size', { size: '1000000000000' }, 'INVALID_INPUT'],
  ['another customer’s address', { shippingAddressId: foreign.id }, 'INVALID_INPUT'],
  ['an address that is not there', { shippingAddressId: 2_000_000_000 }, 'INVALID_INPUT'],
  ['a shipping method that is not there', { shippingMethodId: 2_000_000_000 }, 'INVALID_INPUT'],
  ['a text that the piece has not', { texts: [{ attributeId: 2_000_000, text: 'x' }] }, 'INVALID_INPUT'],
  ['a PO of a megabyte', { poNumber: 'P'.repeat(100_000) }, 'INVALID_INPUT'],
  ['a card number for a PO', { poNumber: '4111 1111 1111 1111' }, 'INVALID_INPUT'],
])('a re-order with %s is refused, and orders nothing', async (_what, changes, code) => {
  const before = await db.orderGroup.count();
  expect(await reorder({ changes })).toMatchObject({ code });
  expect(await db.orderGroup.count()).toBe(before);
});

test.each<[string, object]>([
  ['a total of nothing', { expectedGrandTotal: '0' }],
  ['a total less a cent', { expectedGrandTotal: '0.01' }],
  ['a negative total', { expectedGrandTotal: '-1' }],
  ['a unit price of nothing', { expectedUnitPrice: '0' }],
])('a re-order that expects %s answers PRICE_CHANGED', async (_what, expected) => {
  expect(await reorder(expected)).toMatchObject({ code: 'PRICE_CHANGED' });
});

test.each<[string, string]>([
  ['another customer’s job', Buffer.from(`JobOrder:${foreignJob.id}`).toString('base64')],
  ['a job that is not there', Buffer.from('JobOrder:2000000000').toString('base64')],
  ['an id of another kind', Buffer.from('Customer:1').toString('base64')],
  ['no id', 'nonsense'],
])('%s is not re-ordered', async (_what, id) => {
  const { code } = await mutate(buyer, 'reorderJobOrder', { id }, REORDERED);
  expect(code).toBe('NOT_FOUND');
});

test('orders what was previewed, without the PO of the previous order', async () => {
  const changes = { quantity: 3 };
  const { reorderPreview } = await query(
    buyer,
    `query ($id: ID!, $changes: ReorderChangesInput) { reorderPreview(jobOrderId: $id, changes: $changes) { grandTotal } }`,
    { id: repeated.id, changes },
  );
  const done = await reorder({ changes, expectedGrandTotal: reorderPreview.grandTotal });
  expect(Number(done.orderGroup.grandTotal)).toBe(Number(reorderPreview.grandTotal));
  expect(done.orderGroup.poNumber).toBeNull();
});

test.each([
  ['approved', 'APPROVE', '60.00'],
  ['declined', 'DECLINE', '0.00'],
  ['recalled', 'RECALL', '0.00'],
] as const)(
  'a service that is %s changes the total of the order by its price',
  async (_how, action, amount) => {
    const job = await placedJob(buyer);
    const state =
      'total orderGroup { current { subTotal grandTotal salesTaxValue } charges { kind amount salesTax } }';
    await mutate(
      sales,
      'proposeJobService',
      { id: job.id, serviceTypeCode: 'CAD', price: '60.00' },
      'jobOrder { id }',
    );
    await mutate(sales, 'transitionJobOrder', { id: job.id, action: 'REQUEST_APPROVAL' }, 'jobOrder { id }');
    const read = async () =>
      (
        await query(buyer, `query ($id: ID!) { node(id: $id) { ... on JobOrder { ${state} } } }`, {
          id: job.id,
        })
      ).node;
    const before = await read();
    if (action === 'APPROVE') await mutate(approver, 'approveJobOrder', { id: job.id }, 'jobOrder { id }');
    if (action === 'DECLINE')
      await mutate(approver, 'declineJobOrder', { id: job.id, reasonText: 'No.' }, 'jobOrder { id }');
    if (action === 'RECALL')
      await mutate(sales, 'transitionJobOrder', { id: job.id, action }, 'jobOrder { id }');
    const after = await read();
    expect((Number(after.total) - Number(before.total)).toFixed(2)).toBe(amount);
    expect(
      (Number(after.orderGroup.current.subTotal) - Number(before.orderGroup.current.subTotal)).toFixed(2),
    ).toBe(amount);
    expect(after.orderGroup.charges).toHaveLength(action === 'APPROVE' ? 1 : 0);
  },
);

test('a client cannot name prices, fees or totals of its own', async () => {
  for (const field of ['unitPrice: "1"', 'total: "1"', 'fee: "0"', 'grandTotal: "1"']) {
    const { text } = await product.graphql(
      `mutation { reorderJobOrder(input: { id: "${repeated.id}", ${field} }) { __typename } }`,
      {},
      { headers: buyer },
    );
    expect(text).toContain('GRAPHQL_VALIDATION_FAILED');
  }
});

test('an order starts from the customer’s defaults, not from the previous order', async () => {
  const cart =
    'cart { shippingAddress { databaseId } shippingMethod { databaseId } poNumber notes customerWoNumber }';
  const customer = await db.customer.findUniqueOrThrow({
    where: { accountNumber: 'LUNA-001' },
    include: { addresses: { where: { archivedAt: null } } },
  });
  const other = customer.addresses.find(({ isDefaultShipping }) => !isDefaultShipping);
  const standard = customer.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const method = await db.shippingMethod.findFirstOrThrow({
    where: { active: true, id: { not: customer.defaultShippingMethodId ?? 0 } },
    orderBy: { rank: 'asc' },
  });
  await placedJob(buyer, {
    shippingAddressId: other?.id,
    shippingMethodId: method.id,
    poNumber: 'PO-1',
    notes: 'Ring.',
    customerWoNumber: 'WO-1',
  });
  await placedJob.add(buyer);
  expect((await query(buyer, `{ ${cart} }`)).cart).toEqual({
    shippingAddress: { databaseId: standard?.id },
    shippingMethod:
      customer.defaultShippingMethodId === null ? null : { databaseId: customer.defaultShippingMethodId },
    poNumber: null,
    notes: null,
    customerWoNumber: null,
  });
});
