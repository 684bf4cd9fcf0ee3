import { expect, test } from '@jest/globals';
import { createRowFinder } from '../../rows/row-finder.ts';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { payPalOrder } from '../../test/money/paying.ts';
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

test('records PayPal money once as a prepayment, with its source', async () => {
  const payPalOrderId = await payPalOrder({ actor: owner, customerId: shop.luna });
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

const START = `mutation ($input: StartPayPalPaymentInput!) { result: startPayPalPayment(input: $input) { __typename
  ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on StartPayPalPaymentSuccess { approveUrl payPalOrderId } } }`;
const PAGE = '/fr/backoffice/financial/payments/pay';
const start = async (input: object) => (await run(owner, START, { input })).data.result;

/**
 * The payer's decision on PayPal's page.
 * @returns where they are redirected
 */
async function decide(approveUrl: string, decision: string): Promise<URL> {
  const body = new URLSearchParams({ decision });
  const { headers } = await fetch(approveUrl, { method: 'POST', body, redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

test('the payer approves at PayPal and returns to the page, in its language, with the stored form', async () => {
  const { approveUrl, payPalOrderId } = await start({ amount: '31.50', returnPath: PAGE });
  const back = await decide(approveUrl, 'pay');
  expect([back.pathname, back.searchParams.get('paypal')]).toEqual([PAGE, 'done']);
  expect(back.searchParams.get('token')).toBe(payPalOrderId);
  expect(await keep({ payPalOrderId })).toMatchObject({ payment: { amount: '31.5', available: '31.5' } });
});

test('who cancels, or has no money at PayPal, paid nothing', async () => {
  const cancelled = await start({ amount: '31.50', returnPath: PAGE });
  const back = await decide(cancelled.approveUrl, 'cancel');
  expect(back.searchParams.get('paypal')).toBe('cancelled');
  expect(await keep({ payPalOrderId: cancelled.payPalOrderId })).toMatchObject({
    code: 'PAYPAL_NOT_COMPLETED',
  });
  const empty = await start({ amount: '31.50', returnPath: PAGE });
  await decide(empty.approveUrl, 'empty');
  expect(await keep({ payPalOrderId: empty.payPalOrderId })).toMatchObject({
    code: expect.stringMatching(/DECLINED|FUNDS/),
  });
});

test.each([
  ['0', PAGE, 'amount'],
  ['-1', PAGE, 'amount'],
  ['1.005', PAGE, 'amount'],
  ['50000.01', PAGE, 'amount'],
  ['1', 'https://elsewhere.test/', 'returnPath'],
  ['1', '//elsewhere.test/', 'returnPath'],
  ['1', 'elsewhere', 'returnPath'],
])('%s back to %s is refused at %s', async (amount, returnPath, path) => {
  expect(await start({ amount, returnPath })).toMatchObject({ issues: [{ path, code: 'OUT_OF_RANGE' }] });
});
