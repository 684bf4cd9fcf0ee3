import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { bill } from '../../../test/money/invoices.ts';
import { act, finishJob, newSalesOrder } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, admin } = shop;

const order = await newSalesOrder(shop, buyer);
await finishJob(shop, order.jobId);
const sent = await act(sales, 'createShipment', {
  id: order.globalId,
  lines: [{ lineId: (await lines())[0].id, quantity: 1 }],
  trackingNumber: '1Z 999 AA1 01 2345 6784',
});
const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: order.globalId, issue: true });
const [shipment] = sent.salesOrder.shipments;
const { number: job } = (await lines())[0].jobOrder;
const [orderCode] = job.split(/-\d+$/);

async function lines() {
  const query =
    'query ($id: ID!) { node(id: $id) { ... on SalesOrder { lines { id jobOrder { number } } } } }';
  return (await run(sales, query, { id: order.globalId })).data.node.lines;
}

/** The links of each page of an order to the others. */
const PAGES = {
  job: `jobOrder(number: "${job}") { orderGroup { code salesOrderNumber shipmentNumbers invoices { number } } }`,
  salesOrder: `salesOrder(number: "${order.number}") { orderCode lines { jobOrder { number } } shipments { number lines { line { jobOrder { number } } } trackingUrl } invoices { number } }`,
  invoice: `invoice(number: "${invoice.number}") { orderCode salesOrderNumber lines { jobNumber } shipmentNumbers }`,
};

// A shipment is shown on the page of its sales order.
test.each`
  page            | to              | number
  ${'job'}        | ${'order'}      | ${orderCode}
  ${'job'}        | ${'salesOrder'} | ${order.number}
  ${'job'}        | ${'shipment'}   | ${shipment.number}
  ${'job'}        | ${'invoice'}    | ${invoice.number}
  ${'salesOrder'} | ${'order'}      | ${orderCode}
  ${'salesOrder'} | ${'job'}        | ${job}
  ${'salesOrder'} | ${'shipment'}   | ${shipment.number}
  ${'salesOrder'} | ${'invoice'}    | ${invoice.number}
  ${'invoice'}    | ${'order'}      | ${orderCode}
  ${'invoice'}    | ${'job'}        | ${job}
  ${'invoice'}    | ${'salesOrder'} | ${order.number}
  ${'invoice'}    | ${'shipment'}   | ${shipment.number}
`('the page of a $page leads to its $to', async ({ page, number }) => {
  const { data } = await run(buyer, `{ page: ${PAGES[page as keyof typeof PAGES]} }`);
  expect(JSON.stringify(data.page)).toContain(JSON.stringify(number));
});

test('a shipment links to its job and its carrier; a voided one has no link', async () => {
  const { data } = await run(buyer, `{ page: ${PAGES.salesOrder} }`);
  expect(data.page.shipments).toEqual([
    {
      number: shipment.number,
      lines: [{ line: { jobOrder: { number: job } } }],
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    },
  ]);
  await act(sales, 'voidShipment', { id: order.globalId, shipmentId: shipment.id, reason: 'Came back' });
  for (const page of [PAGES.job, PAGES.invoice])
    expect(JSON.stringify((await run(buyer, `{ page: ${page} }`)).data.page)).not.toContain(shipment.number);
});
