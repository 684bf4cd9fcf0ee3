import { expect, test } from '@jest/globals';
import { newCoupon, newPromotion } from '../../../test/catalog/promotions.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';
import { saveSetting } from '../../settings/save-setting.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const CART = `{ cart { couponCode couponProblem freeItemCodes itemsToAddToCart { code name }
  discountedShippingItems { code name } promotions { code kind amount }
  totals { subTotal discountValue shippingPrice salesTaxValue grandTotal
    trace { of kind name quantity rate amount } } } }`;

const APPLY = `mutation ($code: String!) { result: applyCoupon(input: { code: $code }) { __typename
  ... on ApplyCouponSuccess { cart { couponCode totals { discountValue } } }
  ... on RefusedError { code data } } }`;

const ASK = `mutation ($input: SubmitOrderInput!) { result: submitOrder(input: $input) { __typename
  ... on SubmitOrderSuccess { orderGroup { discountValue grandTotal promotions { code amount } } }
  ... on PriceChangedError { before after coupon { code reason before after } cart { totals { discountValue grandTotal } } }
  ... on InvalidInputError { issues { path code } } } }`;

type Actor = Parameters<typeof run>[0];

const apply = async (as: Actor, code: string) => (await run(as, APPLY, { code })).data.result;
const cartOf = async (as: Actor) => (await run(as, CART)).data.cart;
const order = async (as: Actor, input: object = {}) => (await run(as, ASK, { input })).data.result;
const usesOf = async (code: string) => (await db.promotion.findUniqueOrThrow({ where: { code } })).uses;

test('accepts a coupon in any case and with invisible characters, shows its discount, and counts its use when ordered', async () => {
  const code = await newCoupon(db, { totalLimit: 1 });
  await add(shop.buyer, shop);
  expect(await apply(shop.buyer, ` \u200B${code.toLowerCase()}\u200B `)).toMatchObject({
    __typename: 'ApplyCouponSuccess',
    cart: { couponCode: code, totals: { discountValue: '48.34' } },
  });
  expect(await usesOf(code)).toBe(0);
  const cart = await cartOf(shop.buyer);
  expect(cart).toMatchObject({
    couponProblem: null,
    promotions: [{ code, kind: 'PERCENT_ORDER', amount: '48.34' }],
    totals: { subTotal: '483.43', discountValue: '48.34' },
  });
  const sumOf = (number: string) =>
    cart.totals.trace
      .filter(({ of }: { of: string }) => of === number)
      .reduce((all: number, row: { amount: string }) => all + Number(row.amount), 0);
  expect(sumOf('SUB_TOTAL')).toBeCloseTo(Number(cart.totals.subTotal), 6);
  expect(sumOf('DISCOUNT')).toBeCloseTo(Number(cart.totals.discountValue), 6);
  expect(sumOf('SHIPPING')).toBeCloseTo(Number(cart.totals.shippingPrice), 6);
  expect(sumOf('SALES_TAX')).toBeCloseTo(Number(cart.totals.salesTaxValue), 6);
  expect(sumOf('GRAND_TOTAL')).toBeCloseTo(Number(cart.totals.grandTotal), 6);
  expect(await order(shop.buyer, { expectedGrandTotal: cart.totals.grandTotal })).toMatchObject({
    __typename: 'SubmitOrderSuccess',
    orderGroup: {
      discountValue: '48.34',
      grandTotal: cart.totals.grandTotal,
      promotions: [{ code, amount: '48.34' }],
    },
  });
  expect(await usesOf(code)).toBe(1);
  expect((await cartOf(shop.buyer)).couponCode).toBeNull();
});

test.each([
  ['COUPON_INVALID', { isActive: false }, null],
  ['COUPON_EXPIRED', { endsOn: new Date('2020-01-01') }, null],
  ['COUPON_LIMIT', { totalLimit: 1, uses: 1 }, null],
  ['COUPON_MINIMUM', { minSubTotal: '5000' }, { minimum: 'USD\u00a05,000.00' }],
])('a coupon that is not granted is refused with %s', async (code, columns, data) => {
  await add(shop.colleague, shop);
  expect(await apply(shop.colleague, await newCoupon(db, columns))).toEqual({
    __typename: 'RefusedError',
    code,
    data,
  });
  expect((await cartOf(shop.colleague)).couponCode).toBeNull();
});

test('refuses a coupon of another customer like an unknown one, in any state', async () => {
  const customer = { create: { customerId: shop.orion } };
  const code = await newCoupon(db, { targets: customer });
  const unknown = await apply(shop.colleague, 'NO-SUCH-COUPON');
  expect(unknown).toEqual({ __typename: 'RefusedError', code: 'COUPON_INVALID', data: null });
  expect(await apply(shop.colleague, code)).toEqual(unknown);
  for (const columns of [
    { endsOn: new Date('2020-01-01') },
    { totalLimit: 1, uses: 1 },
    { minSubTotal: '5000' },
  ])
    expect(await apply(shop.colleague, await newCoupon(db, { targets: customer, ...columns }))).toEqual(
      unknown,
    );
});

test('guesses are slowed for a user and for their customer, and coupons that exist are none', async () => {
  await saveSetting(db, 'COUPON_GUESS_LIMIT', { ofUser: 2, ofCustomer: 3, windowMinutes: 15 });
  await db.$executeRaw`DELETE FROM "RateLimit"`;
  const good = await newCoupon(db);
  await add(shop.approver, shop);
  const tried = async (as: Actor, code: string) => {
    const { __typename: kind, code: refusal } = await apply(as, code);
    return refusal ?? kind;
  };
  const LATER = 'TOO_MANY_ATTEMPTS';
  expect(await tried(shop.approver, 'GUESS-1')).toBe('COUPON_INVALID');
  for (let time = 0; time < 4; time += 1) expect(await tried(shop.approver, good)).toBe('ApplyCouponSuccess');
  expect(await tried(shop.approver, 'GUESS-2')).toBe('COUPON_INVALID');
  expect([await tried(shop.approver, 'GUESS-3'), await tried(shop.approver, good)]).toEqual([LATER, LATER]);
  expect(await tried(shop.colleague, 'GUESS-3')).toBe('COUPON_INVALID');
  expect([await tried(shop.colleague, 'GUESS-4'), await tried(shop.buyer, good)]).toEqual([LATER, LATER]);
  await saveSetting(db, 'COUPON_GUESS_LIMIT', { ofUser: 100, ofCustomer: 100, windowMinutes: 15 });
});

test('a coupon that no longer holds at submit is shown before and after, and ordered without once accepted', async () => {
  const code = await newCoupon(db);
  await add(shop.buyer, shop);
  await apply(shop.buyer, code);
  await db.promotion.update({ where: { code }, data: { endsOn: new Date('2020-01-01') } });
  const changed = await order(shop.buyer);
  expect(changed).toMatchObject({
    __typename: 'PriceChangedError',
    coupon: { code, reason: 'COUPON_EXPIRED', before: '48.34', after: '0' },
  });
  expect(await cartOf(shop.buyer)).toMatchObject({ couponCode: code, couponProblem: 'COUPON_EXPIRED' });
  const { grandTotal } = changed.cart.totals;
  expect(await order(shop.buyer, { expectedGrandTotal: grandTotal })).toMatchObject({
    orderGroup: { discountValue: '0', grandTotal, promotions: [] },
  });
});

test('of concurrent carts, one gets the last use, and the others get an error', async () => {
  const code = await newCoupon(db, { totalLimit: 1 });
  const racers = [shop.buyer, shop.colleague, shop.approver];
  for (const racer of racers) {
    await run(racer, 'mutation { clearCart(input: {}) { __typename } }');
    await add(racer, shop);
  }
  const withoutCoupon = await cartOf(shop.buyer);
  for (const racer of racers) await apply(racer, code);
  const totals = await Promise.all(racers.map(async (racer) => (await cartOf(racer)).totals));
  const before = await db.orderGroup.count();
  const results = await Promise.all(
    racers.map((racer, index) => order(racer, { expectedGrandTotal: totals[index].grandTotal })),
  );
  const winners = results.filter(({ __typename }) => __typename === 'SubmitOrderSuccess');
  expect(winners).toMatchObject([{ orderGroup: { promotions: [{ code }] } }]);
  expect(results.filter(({ __typename }) => __typename === 'PriceChangedError')).toMatchObject(
    Array.from({ length: 2 }, () => ({
      before: totals[0].grandTotal,
      after: withoutCoupon.totals.grandTotal,
      coupon: { code, reason: 'COUPON_LIMIT', before: '48.34', after: '0' },
    })),
  );
  expect(await usesOf(code)).toBe(1);
  expect(await db.orderGroup.count()).toBe(before + 1);
});

test('what applies by itself is granted without a code: shipping, and a gift that is offered', async () => {
  const bandId = shop.pieceId('BAND-PROOF');
  const band = await db.itemType.findUniqueOrThrow({ where: { id: bandId } });
  const ids = [
    await newPromotion(db, { kind: 'SHIPPING', value: '100', isActive: true }),
    await newPromotion(db, {
      kind: 'FREE_ITEM',
      value: '0',
      isActive: true,
      targets: { create: { itemTypeId: bandId, isFree: true } },
    }),
  ];
  await run(shop.buyer, 'mutation { clearCart(input: {}) { __typename } }');
  await add(shop.buyer, shop);
  expect(await cartOf(shop.buyer)).toMatchObject({
    itemsToAddToCart: [{ code: band.code, name: band.nameEn }],
    freeItemCodes: [],
    totals: { shippingPrice: '0', discountValue: '0' },
  });
  await add(shop.buyer, shop, { configuration: { itemTypeId: bandId, size: '6' } });
  const cart = await cartOf(shop.buyer);
  expect(cart).toMatchObject({ itemsToAddToCart: [], freeItemCodes: [band.code] });
  expect(Number(cart.totals.discountValue)).toBeGreaterThan(0);
  await db.promotion.deleteMany({ where: { id: { in: ids } } });
});

test('a question that every order is asked holds the order up until it is answered', async () => {
  const { id: attributeId } = await db.attribute.create({
    data: {
      code: 'EVENT_DAY',
      nameEn: 'Day of the event',
      nameFr: 'Jour de l’événement',
      kind: 'DATE',
      askedOnOrder: true,
      requiredOnOrder: true,
    },
  });
  await add(shop.approver, shop);
  await run(shop.approver, 'mutation { removeCoupon(input: {}) { __typename } }');
  const missing = async () => (await run(shop.approver, '{ cart { missing } }')).data.cart.missing;
  expect(await missing()).toEqual(['ATTRIBUTES_REQUIRED']);
  expect(await order(shop.approver)).toMatchObject({
    issues: [{ path: 'attributes.EVENT_DAY', code: 'REQUIRED' }],
  });
  const answer = `mutation ($text: String) { result: updateCart(input: { attributes: [{ attributeId: ${attributeId}, text: $text }] }) {
    ... on UpdateCartSuccess { cart { missing attributes { attributeCode value } } } ... on InvalidInputError { issues { path code } } } }`;
  expect((await run(shop.approver, answer, { text: 'soon' })).data.result.issues).toEqual([
    { path: 'attributes.EVENT_DAY', code: 'NOT_A_DATE' },
  ]);
  expect((await run(shop.approver, answer, { text: '2027-05-01' })).data.result.cart).toEqual({
    missing: [],
    attributes: [{ attributeCode: 'EVENT_DAY', value: '2027-05-01' }],
  });
  expect(await order(shop.approver)).toMatchObject({ __typename: 'SubmitOrderSuccess' });
  await db.attribute.update({ where: { id: attributeId }, data: { askedOnOrder: false } });
});

test('a fast-touch method replaces the cart’s; an unknown one is refused', async () => {
  await add(shop.approver, shop);
  const ground = await db.shippingMethod.findUniqueOrThrow({ where: { code: 'GROUND' } });
  expect(await order(shop.approver, { fastTouchShippingMethodId: ground.id })).toMatchObject({
    issues: [{ path: 'fastTouchShippingMethodId', code: 'NOT_FAST_TOUCH' }],
  });
  const fast = await db.shippingMethod.findUniqueOrThrow({ where: { code: 'OVERNIGHT' } });
  await db.shippingMethod.update({ where: { id: fast.id }, data: { fastTouch: true } });
  expect(await submit(shop.approver, { fastTouchShippingMethodId: fast.id })).toMatchObject({
    __typename: 'SubmitOrderSuccess',
  });
  const latest = await db.orderGroup.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(latest.shippingMethodId).toBe(fast.id);
});

test('the quote of a cart requests the discount of its coupon per line', async () => {
  const code = await newCoupon(db);
  await run(shop.buyer, 'mutation { clearCart(input: {}) { __typename } }');
  await add(shop.buyer, shop);
  await add(shop.buyer, shop, { quantity: 3 });
  await apply(shop.buyer, code);
  const { totals } = await cartOf(shop.buyer);
  const { orderCode } = await submit(shop.buyer, { asQuote: true });
  const { data } = await run(
    shop.buyer,
    `query ($number: String!) { priceQuote(number: $number) { current { total lines { quantity unitPrice targetPrice } }
      history { action reason } } }`,
    { number: orderCode },
  );
  const { current, history } = data.priceQuote;
  expect(history).toMatchObject([{ action: 'REQUEST', reason: `Ten per cent (${code})` }]);
  // The prices of the quote are not discounted; staff decide.
  expect(current.total).toBe(totals.subTotal);
  expect(current.lines).toMatchObject([
    { quantity: 1, unitPrice: '483.43', targetPrice: '435.09' },
    { quantity: 3, unitPrice: '483.43', targetPrice: '435.09' },
  ]);
  expect(await usesOf(code)).toBe(0);
});
