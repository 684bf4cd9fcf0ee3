import { expect, test } from '@jest/globals';
import { createRowFinder } from '../../rows/row-finder.ts';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { payPalOrder } from '../../test/paying.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const shop = await openShop(database.db);
const owner = await createActor(database.db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });

const KEEP = `mutation ($input: AddPayPalOverpaymentInput!) { result: addPayPalOverpayment(input: $input) { __typename
  ... on MutationError { code } ... on AddPayPalOverpaymentSuccess { payment {
    number amount available method charge { isConfirmed gateway cardBrand cardLast4 } } } } }`;
const keep = async (input: object) =>
  (await run(owner, KEEP, { input }, { rows: createRowFinder(database) })).data.result;

test('money of PayPal is kept once as a prepayment, and shown with what it was taken from', async () => {
  const payPalOrderId = await payPalOrder();
  expect(await keep({ payPalOrderId, amount: '24.00' })).toMatchObject({ code: 'INVALID_INPUT' });
  const kept = await keep({ payPalOrderId, amount: '25.00' });
  expect(kept).toMatchObject({
    payment: {
      amount: '25',
      available: '25',
      method: 'PAYPAL',
      charge: { isConfirmed: true, gateway: 'PAYPAL', cardBrand: null, cardLast4: null },
    },
  });
  expect(await keep({ payPalOrderId })).toEqual(kept);
  expect(await keep({ payPalOrderId: 'NO-SUCH-ORDER' })).toMatchObject({ code: 'NOT_FOUND' });
});
