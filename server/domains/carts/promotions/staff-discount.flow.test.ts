import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { type Actor, signedIn } from '../../../test/actors.ts';
import { newCoupon } from '../../../test/catalog/promotions.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill, readInvoice } from '../../../test/money/invoices.ts';
import { step } from '../../../test/orders/job-steps.ts';
import { act, readOrder } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop } from '../../../test/shop.ts';
import { saveSetting } from '../../settings/save-setting.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { sales, admin, buyer } = shop;
const [acting, chief] = await Promise.all([sales, admin].map(forLuna));

/** Staff acting for Luna. */
function forLuna({ userId, userName }: Actor): Promise<Actor> {
  return signedIn(db, { userId: userId ?? 0, userName: userName ?? '', customerId: shop.luna });
}

const CART = `cart { staffDiscount { kind value reason } promotions { code name kind amount }
  totals { subTotal discountValue grandTotal } }`;
const ORDERED = `orderCode orderGroup { code discountValue promotions { code name amount } jobOrders { id } }
  priceQuote { number } cart { staffDiscount { reason } }`;

async function call(actor: Actor | undefined, name: string, input: object, select = CART) {
  if (!actor) throw new Error('Staff are signed in.');
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { r: ${name}(input: $input) { ... on MutationError { code }
    ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${select} } } }`;
  return (await run(actor, document, { input })).data.r;
}

const grant = (actor: Actor | undefined, input: object = {}) =>
  call(actor, 'grantCartDiscount', { kind: 'PERCENT', value: '10', reason: 'Ordered at the fair', ...input });

/** A new cart with one piece, or with the given number of lines. */
async function cartOf(actor: Actor | undefined, lines = 1): Promise<void> {
  if (!actor) throw new Error('Staff are signed in.');
  await call(actor, 'clearCart', {}, '__typename');
  for (let line = 0; line < lines; line += 1) await add(actor, shop);
}

const NAME = 'Aurifex sales: Ordered at the fair';

test('a staff discount is added to the coupon, follows the lines, and stays until it is removed', async () => {
  await cartOf(acting);
  const code = await newCoupon(db);
  await call(acting, 'applyCoupon', { code });
  expect(await grant(acting)).toMatchObject({
    cart: {
      staffDiscount: { kind: 'PERCENT', value: '10', reason: 'Ordered at the fair' },
      promotions: [
        { code, amount: '48.34' },
        { code: null, name: NAME, kind: 'PERCENT_ORDER', amount: '48.34' },
      ],
      totals: { subTotal: '483.43', discountValue: '96.68' },
    },
  });
  await add(acting as Actor, shop);
  expect(await call(acting, 'removeCoupon', {})).toMatchObject({
    cart: { promotions: [{ name: NAME, amount: '96.69' }] },
  });
  // A repeated call sets the same discount.
  const again = await grant(acting, { kind: 'AMOUNT', value: '99999' });
  expect(await grant(acting, { kind: 'AMOUNT', value: '99999' })).toEqual(again);
  expect(again.cart.totals.discountValue).toBe(again.cart.totals.subTotal);
  expect(await call(acting, 'removeCartDiscount', {})).toMatchObject({
    cart: { staffDiscount: null, promotions: [], totals: { discountValue: '0' } },
  });
});

test('with a coupon it is kept by the order, a cancelled line takes its share along, and the invoice bills the rest', async () => {
  await cartOf(chief, 2);
  const code = await newCoupon(db);
  await call(chief, 'applyCoupon', { code });
  const { cart } = await grant(chief, { kind: 'AMOUNT', value: '100' });
  const placed = await call(chief, 'submitOrder', { expectedGrandTotal: cart.totals.grandTotal }, ORDERED);
  expect(placed).toMatchObject({
    orderGroup: {
      discountValue: '196.69',
      promotions: [
        { code, amount: '96.69' },
        { code: null, name: NAME, amount: '100' },
      ],
    },
    cart: { staffDiscount: null },
  });
  const audit = await db.auditEvent.findFirstOrThrow({
    where: { action: 'ORDER_SUBMITTED' },
    orderBy: { id: 'desc' },
  });
  expect(audit.data).toMatchObject({
    discount: { kind: 'AMOUNT', value: '100.00', reason: 'Ordered at the fair' },
  });
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode: placed.orderCode, kind: 'SO' });
  await step(sales, 'cancelJobOrder', { id: placed.orderGroup.jobOrders[1].id });
  const group = await db.orderGroup.findUniqueOrThrow({
    where: { code: placed.orderGroup.code },
    include: { charges: { where: { kind: 'DISCOUNT' } } },
  });
  expect(group.charges.map(({ nameEn, amount }) => [nameEn, amount.toFixed(2)])).toEqual([
    [expect.stringContaining(code), '48.35'],
    [`Discount on what is left · ${NAME}`, '50.00'],
  ]);
  const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: salesOrder.id, issue: true });
  const { total } = await readOrder(sales, salesOrder.id);
  expect(decimal((await readInvoice(admin, invoice.number)).total).toFixed(2)).toBe(total);
});

test('a discount below the margin floor or above the limit requires an approver to order; others create a quote', async () => {
  await cartOf(acting);
  await grant(acting, { value: '95' });
  const expected = { code: 'DISCOUNT_NEEDS_APPROVAL' };
  expect(await call(acting, 'submitOrder', {}, ORDERED)).toEqual(expected);
  await saveSetting(db, 'QUOTE_MARGIN_FLOOR', null);
  await saveSetting(db, 'QUOTE_DISCOUNT_LIMIT', '5');
  await grant(acting, { value: '6' });
  expect(await call(acting, 'submitOrder', {}, ORDERED)).toEqual(expected);
  await grant(acting, { value: '5' });
  // The coupon is not a staff discount.
  await call(acting, 'applyCoupon', { code: await newCoupon(db) });
  expect(await call(acting, 'submitOrder', {}, ORDERED)).toMatchObject({ priceQuote: null });
  await saveSetting(db, 'QUOTE_MARGIN_FLOOR', '10');
  await cartOf(chief);
  await grant(chief, { value: '95' });
  expect(await call(chief, 'submitOrder', {}, ORDERED)).toMatchObject({ priceQuote: null });
  await saveSetting(db, 'QUOTE_DISCOUNT_LIMIT', null);
  await cartOf(acting);
  await grant(acting, { value: '95' });
  const { priceQuote } = await call(acting, 'submitOrder', { asQuote: true }, ORDERED);
  const line = await db.priceQuoteLine.findFirstOrThrow({
    where: { version: { priceQuote: { number: priceQuote.number } } },
  });
  expect([line.unitPrice, line.calculatedPrice].map((price) => price?.toFixed(2))).toEqual([
    '24.17',
    '483.43',
  ]);
  expect(line).toMatchObject({ priceReason: 'Ordered at the fair', priceAuthorId: sales.userId });
});

test.each([
  ['nothing', { value: '0' }, { path: 'value', code: 'OUT_OF_RANGE' }],
  ['less than nothing', { value: '-5' }, { path: 'value', code: 'OUT_OF_RANGE' }],
  ['more than all', { value: '100.01' }, { path: 'value', code: 'OUT_OF_RANGE' }],
  ['parts of cents', { kind: 'AMOUNT', value: '1.001' }, { path: 'value', code: 'OUT_OF_RANGE' }],
  ['no reason', { reason: '  ' }, { path: 'reason', code: 'REQUIRED' }],
  ['too long a reason', { reason: 'x'.repeat(201) }, { path: 'reason', code: 'TOO_LONG' }],
])('%s is not granted', async (_what, input, issue) => {
  expect(await grant(acting, input)).toEqual({ code: 'INVALID_INPUT', issues: [issue] });
});

test('customers grant themselves nothing', async () => {
  await add(buyer, shop);
  for (const name of ['grantCartDiscount', 'removeCartDiscount']) {
    const input = name === 'grantCartDiscount' ? { kind: 'PERCENT', value: '10', reason: 'Mine' } : {};
    expect(await call(buyer, name, input)).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  }
});
