import { expect, test } from '@jest/globals';
import { decimal } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { moveQuote, quoteStep, reviewedQuote } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, approver, sales } = shop;

const ORDER = 'order { subTotal shippingPrice salesTaxValue grandTotal depositPercent deposit }';

async function asked(id: string) {
  const { data } = await run(
    buyer,
    `query ($id: ID!) { node(id: $id) { ... on PriceQuote { current { ${ORDER} } } } }`,
    { id },
  );
  return data.node.current.order;
}

/** The deposit of the sales order of an accepted quote; null if there is no sales order. */
async function askedAfter(id: string) {
  const { priceQuote } = await quoteStep(approver, 'acceptPriceQuote', { id });
  const { data } = await run(
    buyer,
    'query ($code: String!) { orderGroup(code: $code) { grandTotal salesOrderNumber } }',
    { code: priceQuote.orderGroup.code },
  );
  const { grandTotal, salesOrderNumber } = data.orderGroup;
  if (salesOrderNumber === null) return { grandTotal, payment: null };
  const { data: of } = await run(
    buyer,
    'query ($number: String!) { salesOrder(number: $number) { payment { requiredPercent required } } }',
    { number: salesOrderNumber },
  );
  return { grandTotal, payment: of.salesOrder.payment };
}

test.each<[string, terms: object, offered: string | null, percent: string | null]>([
  ['agreed on', { paymentTermsCode: 'NET_30' }, '25', '25'],
  ['with half a cent', { paymentTermsCode: 'NET_30' }, '33.33', '33.33'],
  ['agreed on although all is prepaid', { paymentTermsCode: 'PREPAID' }, '25', '25'],
  [
    'usual with the customer',
    { paymentTermsCode: 'NET_30', depositPercent: '40', cartTarget: 'SO' },
    null,
    '40',
  ],
  [
    'another one than is usual',
    { paymentTermsCode: 'NET_30', depositPercent: '40', cartTarget: 'SO' },
    '10',
    '10',
  ],
  ['all of it before', { paymentTermsCode: 'PREPAID', cartTarget: 'SO' }, null, '100'],
  ['days to pay', { paymentTermsCode: 'NET_30', cartTarget: 'SO' }, null, null],
  ['jobs alone', { paymentTermsCode: 'PREPAID', depositPercent: '40', cartTarget: 'JO' }, null, null],
])('the deposit of a quote equals that of its order: %s', async (_what, terms, offered, percent) => {
  await db.customer.update({
    where: { id: shop.luna },
    data: { depositPercent: null, cartTarget: null, ...terms },
  });
  const id = await reviewedQuote(buyer, shop);
  if (offered) await quoteStep(sales, 'updatePriceQuote', { id, depositPercent: offered });
  await moveQuote(sales, id, 'SEND');
  const quoted = await asked(id);
  expect(Number(quoted.salesTaxValue)).toBeGreaterThan(0);
  expect(quoted.depositPercent).toBe(percent);
  const { grandTotal, payment } = await askedAfter(id);
  expect(decimal(quoted.grandTotal)).toEqual(decimal(grandTotal));
  expect(quoted.deposit).toBe(percent === null ? null : payment.required);
  if (percent === null) expect(payment?.required ?? '0.00').toBe('0.00');
  else expect(payment.requiredPercent).toBe(percent);
  // The ordered quote, and so its document, still states the sums that were accepted.
  expect(await asked(id)).toEqual(quoted);
});

test('the destination decides the deposit, and declined lines require none', async () => {
  const id = await reviewedQuote(buyer, shop);
  await quoteStep(sales, 'updatePriceQuote', { id, depositPercent: '25' });
  await db.address.updateMany({
    where: { customerId: shop.luna },
    data: { isDefaultShipping: false, isDefaultBilling: false },
  });
  await db.priceQuote.updateMany({ data: { shippingAddress: null as never, billingAddress: null as never } });
  await moveQuote(sales, id, 'SEND');
  expect(await asked(id)).toBeNull();
});
