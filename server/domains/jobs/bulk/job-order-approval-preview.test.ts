import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { act } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, production } = shop;

const PREVIEW = `orderCode notes amounts { subTotal discountValue shippingPrice salesTaxValue grandTotal } taxComponents { amount }
  lines { jobNumber linePrice note reference } shippingAddress { city } promisedOn shippingMethod { name }`;
const PREVIEWS = `query ($ids: [ID!]!) { jobOrderApprovalPreview(jobOrderIds: $ids) { ${PREVIEW} } }`;
const ORDER = `query ($code: String!) { orderGroup(code: $code) { current { subTotal discountValue shippingPrice salesTaxValue grandTotal }
  jobOrders { number total promisedOn } } }`;
const SALES_ORDER = `query ($code: String!) { salesOrderPreview(orderCode: $code) { ${PREVIEW} } }`;

/** An order of three jobs, of which two wait for the approval of a design. */
async function waitingOrder() {
  for (const code of ['BAND-PROOF', 'BAND-PROOF', 'BAND-1'])
    await add(buyer, shop, { configuration: workedExample(shop, code), note: `Note on ${code}` });
  const { orderCode, orderGroup } = await submit(buyer, { notes: 'Ring the bell' });
  const jobs: { id: string; number: string }[] = orderGroup.jobOrders;
  for (const { id } of jobs.slice(0, 2)) {
    await step(production, 'proposeJobService', { id, serviceTypeCode: 'CAD', price: '25.00' });
    await move(production, id, 'REQUEST_APPROVAL', { serviceTypeCodes: ['CAD'] });
  }
  return { code: orderCode, jobs };
}

test('jobs of one order have one confirmation, whose total is that of the order after approval', async () => {
  const { code, jobs } = await waitingOrder();
  const ids = jobs.map(({ id }) => id);
  const { jobOrderApprovalPreview: previews } = (await run(buyer, PREVIEWS, { ids })).data;
  expect(previews).toHaveLength(1);
  const [preview] = previews;
  for (const { id } of jobs.slice(0, 2)) await step(buyer, 'approveJobOrder', { id });
  const { orderGroup: after } = (await run(buyer, ORDER, { code })).data;
  expect(preview).toMatchObject({
    orderCode: code,
    notes: 'Ring the bell',
    amounts: after.current,
    shippingAddress: { city: 'New York' },
    lines: after.jobOrders.map(({ number, total }: { number: string; total: string }) => ({
      jobNumber: number,
      linePrice: total,
      note: expect.stringContaining('Note on'),
    })),
  });
  // Nothing waits any more.
  expect((await run(buyer, PREVIEWS, { ids })).data.jobOrderApprovalPreview).toEqual([]);
});

test('the preview of a sales order is the current order, without cancelled lines', async () => {
  const { code, jobs } = await waitingOrder();
  const [cancelled, ...kept] = jobs;
  await step(sales, 'cancelJobOrder', { id: cancelled?.id, reason: 'Lost' });
  const { orderGroup } = (await run(sales, ORDER, { code })).data;
  const { salesOrderPreview: preview } = (await run(sales, SALES_ORDER, { code })).data;
  expect(preview.amounts).toEqual(orderGroup.current);
  expect(preview.lines.map(({ jobNumber }: { jobNumber: string }) => jobNumber)).toEqual(
    kept.map(({ number }) => number),
  );
  const { grandTotal } = preview.amounts;
  const made = { orderCode: code, kind: 'SO', expectedGrandTotal: grandTotal };
  expect(await act(sales, 'createSalesOrder', made)).toMatchObject({ __typename: 'CreateSalesOrderSuccess' });
});
