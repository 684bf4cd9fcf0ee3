import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { act, newSalesOrder } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const order = await newSalesOrder(shop, shop.buyer);

test('a step of an order that there is not names those that there are', async () => {
  const close = { id: order.globalId, action: 'CLOSE_SHORT', reason: 'x' };
  expect(await act(shop.sales, 'transitionSalesOrder', close)).toMatchObject({
    code: 'STATUS_TRANSITION_DENIED',
    data: { allowed: ['CANCEL', 'HOLD', 'RE_ORDER'] },
  });
  const shipment = { id: order.globalId, shipmentId: 'U2hpcG1lbnQ6MQ==', reason: 'x' };
  expect(await act(shop.sales, 'voidShipment', shipment)).toMatchObject({
    code: 'STATUS_TRANSITION_DENIED',
    data: { allowed: ['CANCEL', 'HOLD', 'RE_ORDER'] },
  });
});

test('and so does one of a job, for every viewer', async () => {
  const document = `mutation ($input: TransitionJobOrderInput!) { result: transitionJobOrder(input: $input) {
    ... on RefusedError { code data } } }`;
  const input = { id: order.jobId, action: 'TO_QC' };
  const allowed = async (actor: typeof shop.sales) => (await run(actor, document, { input })).data.result;
  expect(await allowed(shop.production)).toEqual({
    code: 'STATUS_TRANSITION_DENIED',
    data: { allowed: ['ASK_INFO', 'HOLD'] },
  });
  expect((await allowed(shop.admin)).data.allowed).toEqual([
    'ASK_INFO',
    'RELEASE',
    'HOLD',
    'CANCEL',
    'RE_ORDER',
  ]);
});
