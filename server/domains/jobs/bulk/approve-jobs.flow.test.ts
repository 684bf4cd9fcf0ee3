import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, orderedJob, submit, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, production } = shop;

const ONE = `query ($id: ID!) { node(id: $id) { ... on JobOrder { totalIfApproved orderIfApproved { amounts { grandTotal } } } } }`;
const SEVERAL = `query ($ids: [ID!]!) { jobOrderApprovalPreview(jobOrderIds: $ids) { amounts { grandTotal } } }`;
const REFUSED = `__typename ... on MutationError { code } ... on RefusedError { data } ... on InvalidInputError { issues { path code } }`;
const APPROVE = `mutation ($input: ApproveJobOrderInput!) { result: approveJobOrder(input: $input) { ${REFUSED} } }`;
const APPROVE_ALL = `mutation ($input: ApproveJobOrdersInput!) { result: approveJobOrders(input: $input) { ${REFUSED}
  ... on ApproveJobOrdersSuccess { jobOrders { id status { code } orderGroup { current { grandTotal } } } } } }`;

/** An order of three jobs, of which two wait for the approval of a design. */
async function waitingOrder() {
  for (const code of ['BAND-PROOF', 'BAND-PROOF', 'BAND-1'])
    await add(buyer, shop, { configuration: workedExample(shop, code) });
  const { orderGroup } = await submit(buyer);
  const [one = '', two = '', other = ''] = orderGroup.jobOrders.map(({ id }: { id: string }) => id);
  for (const id of [one, two]) {
    await step(production, 'proposeJobService', { id, serviceTypeCode: 'CAD', price: '25.00' });
    await move(production, id, 'REQUEST_APPROVAL', { serviceTypeCodes: ['CAD'] });
  }
  return { waiting: [one, two] as const, other };
}

async function shownOf(id: string): Promise<string> {
  return (await run(buyer, ONE, { id })).data.node.orderIfApproved.amounts.grandTotal;
}

async function shownOfAll(ids: readonly string[]): Promise<string> {
  return (await run(buyer, SEVERAL, { ids })).data.jobOrderApprovalPreview[0].amounts.grandTotal;
}

async function approveAll(input: object) {
  return (await run(buyer, APPROVE_ALL, { input })).data.result;
}

async function stateOf(ids: readonly string[]) {
  const { nodes } = (
    await run(
      buyer,
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on JobOrder { version status { code } total history { action } } } }`,
      { ids },
    )
  ).data;
  return nodes;
}

test('an approval is refused if another job of the order changed between reading and approving', async () => {
  const { waiting, other } = await waitingOrder();
  const [id] = waiting;
  const before = await shownOf(id);
  // In another tab.
  await step(sales, 'cancelJobOrder', { id: other, reason: 'Out of stones' });
  const states = await stateOf(waiting);
  const after = await shownOf(id);
  const approve = async (expectedGrandTotal: string) =>
    (await run(buyer, APPROVE, { input: { id, expectedGrandTotal } })).data.result;
  expect(after).not.toBe(before);
  expect(await approve(before)).toEqual({
    __typename: 'RefusedError',
    code: 'PRICE_CHANGED',
    data: { before, after },
  });
  expect(await stateOf(waiting)).toEqual(states);
  expect(await approve(after)).toEqual({ __typename: 'ApproveJobOrderSuccess' });
});

test('jobs of one order are approved at its total, all or none', async () => {
  const { waiting, other } = await waitingOrder();
  const before = await shownOfAll(waiting);
  await step(sales, 'cancelJobOrder', { id: other, reason: 'Out of stones' });
  const states = await stateOf(waiting);
  const after = await shownOfAll(waiting);
  const all = { jobOrderIds: waiting };
  expect(await approveAll({ ...all, expectedGrandTotal: before })).toMatchObject({
    code: 'PRICE_CHANGED',
    data: { before, after },
  });
  // The second one changed: the first one stays as it was.
  const versions = states.map(({ version }: { version: number }, index: number) => version - index);
  expect(await approveAll({ ...all, versions, expectedGrandTotal: after })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await stateOf(waiting)).toEqual(states);
  const { jobOrders } = await approveAll({ ...all, expectedGrandTotal: after });
  expect(jobOrders).toEqual(
    waiting.map((id) => ({
      id,
      status: { code: 'APPROVED' },
      orderGroup: { current: { grandTotal: after } },
    })),
  );
});

test('jobs of several orders are not approved at one total', async () => {
  const { waiting } = await waitingOrder();
  const { id: stranger } = await orderedJob(buyer, shop);
  expect(await approveAll({ jobOrderIds: [...waiting, stranger] })).toMatchObject({
    issues: [{ path: 'jobOrderIds', code: 'INVALID' }],
  });
});
