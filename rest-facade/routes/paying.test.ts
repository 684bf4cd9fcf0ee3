import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import { restClient } from '../../test/rest/client.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);

test('errors of an order have the field names of the body', async () => {
  const one = await client.ask('POST', '/payment/createorderandpay', 'owner', {
    body: { sessionId: 'none', expectedGrandTotal: 0, token: 'cnon:card-nonce-ok' },
  });
  expect([one.status, one.body.errorMessages]).toMatchObject([
    422,
    [{ key: 'expectedGrandTotal', code: 'OUT_OF_RANGE' }],
  ]);
  const several = await client.ask('POST', '/payment/insertOrdersAndPay', 'owner', {
    body: {
      orders: [
        { sessionId: 'a', expectedGrandTotal: 5 },
        { sessionId: 'b', expectedGrandTotal: -5 },
      ],
      token: 'cnon:card-nonce-ok',
    },
  });
  expect([several.status, several.body.errorMessages]).toMatchObject([
    422,
    [{ key: 'orders.1.expectedGrandTotal', code: 'OUT_OF_RANGE' }],
  ]);
});
