import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { configurationOf, findProduct, placeOrder } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);

/** The sales order of an answer as in the list, with its lines. */
async function salesOrderOf({ order_code, salesOrderID }: Json): Promise<Json> {
  const { items } = await client.get(`/SalesOrders?pageSize=5&search=${order_code}`, 'buyer');
  const { items: lines } = await client.get(`/SalesOrders/${salesOrderID}/items`, 'buyer');
  return { ids: items.map(({ id }: Json) => id), lines };
}

test('a job of a piece that lies in stock by now is ordered again as a sales order, once a key', async () => {
  const made = await findProduct(client, ({ isStock, requiresProof }) => !isStock && !requiresProof);
  const { jobs } = await placeOrder(client, 'buyer', made);
  const id = jobs[0].jobID;
  await client.ask('POST', `/JobOrders/${id}/cancel`, 'buyer');
  await product.db.itemType.update({ where: { id: made.id }, data: { isStock: true } });
  const headers = { 'idempotency-key': 'from-stock-1' };
  const again = () => client.ask('POST', `/JobOrders/re-order/${id}`, 'buyer', { body: {}, headers });
  const { status, body } = await again();
  expect([status, body.hasErrors]).toEqual([200, false]);
  expect(body.value).toEqual({
    order_code: expect.stringMatching(/^SO-\d+$/),
    jobTypeCode: 'SO',
    salesOrderID: expect.any(Number),
  });
  expect(body.successMessage).toBe(`${body.value.order_code} - created successfully!`);
  expect((await again()).body).toEqual(body);
  expect(await salesOrderOf(body.value)).toMatchObject({
    ids: [body.value.salesOrderID],
    lines: [{ isStock: true, quantity: 1 }],
  });
});

test('a custom order of a piece from stock becomes a sales order without jobs', async () => {
  const { value: templates } = await client.get('/customOrders', 'buyer');
  const offered = templates.flatMap(({ itemTypeID }: Json) => itemTypeID ?? []);
  const stock = await findProduct(client, ({ id, quoteRequired }) => offered.includes(id) && !quoteRequired);
  await product.db.itemType.update({ where: { id: stock.id }, data: { isStock: true } });
  const { status, body } = await client.ask('POST', '/customOrders/createOrder', 'buyer', {
    body: { ...configurationOf(stock), quantity: 3, poNumber: 'PO-STOCK' },
  });
  expect([status, body.hasErrors, body.errorMessages]).toEqual([200, false, []]);
  expect(body.value).toEqual({
    id: expect.any(Number),
    order_code: expect.stringMatching(/^SO-\d+$/),
    jobTypeCode: 'SO',
    jobOrderIDs: [],
    salesOrderID: expect.any(Number),
    priceQuoteID: null,
  });
  expect(body.successMessage).toBe(`${body.value.order_code} - created successfully!`);
  expect(await salesOrderOf(body.value)).toMatchObject({
    ids: [body.value.salesOrderID],
    lines: [{ isStock: true, quantity: 3 }],
  });
});
