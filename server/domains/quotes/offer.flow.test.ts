import { expect, test } from '@jest/globals';
import { localId } from '../../lib/global-id.ts';
import { decimal } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { moveQuote, quoteStep, readQuote, reviewedQuote, sentQuote } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { openShop, type Shop, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop: Shop = await openShop(db);
const { buyer, approver, sales, admin, viewer } = shop;

test('staff price lines with a reason, add alternatives, and stay above the floor', async () => {
  const id = await reviewedQuote(buyer, shop);
  const price = (line: object, actor = sales) =>
    quoteStep(actor, 'pricePriceQuoteLines', { id, lines: [{ lineKey: 1, ...line }] });
  expect(await price({ unitPrice: '470' })).toMatchObject({
    issues: [{ path: 'lines.0.reason', code: 'REQUIRED' }],
  });
  expect(await price({ unitPrice: '470.005', reason: 'x' })).toMatchObject({
    issues: [{ code: 'OUT_OF_RANGE' }],
  });
  expect(await price({ unitPrice: '470' }, buyer)).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  const { priceQuote } = await price({ unitPrice: '470', reason: 'Good customer' });
  expect(priceQuote.current).toMatchObject({
    total: '470',
    lines: [
      { unitPrice: '470', calculatedPrice: '483.43', priceReason: 'Good customer', marginPercent: '11.6' },
    ],
  });
  await price({ unitPrice: '430', reason: 'Match' });
  expect(await moveQuote(sales, id, 'SEND')).toMatchObject({ code: 'MARGIN_BELOW_FLOOR' });
  expect((await moveQuote(admin, id, 'SEND')).priceQuote).toMatchObject({
    status: { code: 'SENT' },
    total: '430',
  });
  expect(await price({ unitPrice: '1', reason: 'x' })).toMatchObject({ code: 'QUOTE_NOT_BEING_WRITTEN' });
});

test('staff change quantity and choices of a line, which is priced again in place of a price by hand', async () => {
  const id = await reviewedQuote(buyer, shop);
  await quoteStep(sales, 'pricePriceQuoteLines', {
    id,
    lines: [{ lineKey: 1, unitPrice: '470', reason: 'Good customer' }],
  });
  const change = (input: object, actor = sales) =>
    quoteStep(actor, 'updatePriceQuoteLine', { id, lineKey: 1, ...input });
  expect((await change({ quantity: 3 })).priceQuote.current).toMatchObject({
    total: '1450.29',
    lines: [{ lineKey: 1, quantity: 3, unitPrice: '483.43', priceReason: null }],
  });
  const narrower = { ...workedExample(shop), size: '7' };
  const { current } = (await change({ configuration: narrower })).priceQuote;
  const [line] = current.lines;
  expect([line.quantity, line.calculatedPrice]).toEqual([3, line.unitPrice]);
  expect(Number(line.unitPrice)).toBeLessThan(483.43);
  expect(current.total).toBe(decimal(line.unitPrice).mul(3).toString());
  for (const quantity of [0, 1000])
    expect(await change({ quantity })).toMatchObject({
      issues: [{ path: 'quantity', code: 'OUT_OF_RANGE' }],
    });
  expect(await change({ lineKey: 9 })).toMatchObject({ issues: [{ path: 'lineKey', code: 'UNKNOWN' }] });
  await moveQuote(sales, id, 'SEND');
  expect(await change({ quantity: 1 })).toMatchObject({ code: 'QUOTE_NOT_BEING_WRITTEN' });
  expect((await readQuote(buyer, id)).current).toMatchObject({
    total: current.total,
    lines: [{ quantity: 3 }],
  });
});

test('a customer counters with prices, which the next version keeps beside its own', async () => {
  const id = await sentQuote(buyer, shop);
  expect(await quoteStep(buyer, 'counterPriceQuote', { id })).toMatchObject({
    issues: [{ path: 'comment' }],
  });
  const targets = [{ lineKey: 1, unitPrice: '450' }];
  const { priceQuote } = await quoteStep(buyer, 'counterPriceQuote', { id, targets });
  expect(priceQuote).toMatchObject({
    status: { code: 'CHANGES_REQUESTED' },
    current: { lines: [{ targetPrice: '450' }] },
  });
  expect((await moveQuote(sales, id, 'REVISE')).priceQuote).toMatchObject({
    current: { number: 2, isSent: false, lines: [{ unitPrice: '483.43', targetPrice: '450' }] },
  });
});

test('accepted in one click, once, at the offered prices', async () => {
  const id = await reviewedQuote(buyer, shop);
  const configuration = workedExample(shop);
  await quoteStep(sales, 'addPriceQuoteLine', { id, configuration, quantity: 2 });
  await quoteStep(sales, 'addPriceQuoteLine', {
    id,
    configuration: { itemTypeId: shop.pieceId('URN-1') },
    quantity: 1,
  });
  expect(await moveQuote(sales, id, 'SEND')).toMatchObject({ code: 'LINES_NOT_PRICED' });
  const { priceQuote: priced } = await quoteStep(sales, 'pricePriceQuoteLines', {
    id,
    lines: [
      { lineKey: 1, unitPrice: '480', reason: 'Round' },
      { lineKey: 2, isOptional: true },
      { lineKey: 3, unitPrice: '900', cost: '500' },
    ],
  });
  expect(priced.current.total).toBe('1380');
  await quoteStep(sales, 'updatePriceQuote', { id, terms: '30 % down', depositPercent: '30', leadDays: 20 });
  await moveQuote(sales, id, 'SEND');
  expect(await quoteStep(buyer, 'acceptPriceQuote', { id })).toMatchObject({
    code: 'FORBIDDEN',
    permission: 1605,
  });
  expect(await quoteStep(approver, 'acceptPriceQuote', { id, lineKeys: [9] })).toMatchObject({
    issues: [{ path: 'lineKeys' }],
  });
  const both = await Promise.all(
    [1, 2].map(() => quoteStep(approver, 'acceptPriceQuote', { id, lineKeys: [2] })),
  );
  const [first, second] = both;
  expect(first.priceQuote).toMatchObject({ status: { code: 'CONVERTED' } });
  expect(second.priceQuote.orderGroup).toEqual(first.priceQuote.orderGroup);
  expect((await quoteStep(approver, 'acceptPriceQuote', { id })).priceQuote.orderGroup).toEqual(
    first.priceQuote.orderGroup,
  );
  const { data } = await run(
    buyer,
    `query ($code: String!) { orderGroup(code: $code) { subTotal salesOrderNumber jobOrders { unitPrice quantity summary { name amount } history { action } } } }`,
    { code: first.priceQuote.orderGroup.code },
  );
  expect(data.orderGroup).toMatchObject({
    subTotal: '2346.86',
    // The agreed deposit requires a sales order.
    salesOrderNumber: expect.stringMatching(/^SO-/),
    jobOrders: [{ unitPrice: '480' }, { quantity: 2 }, { unitPrice: '900' }],
  });
  const { data: ofOrder } = await run(
    buyer,
    'query ($number: String!) { salesOrder(number: $number) { depositPercent lines { unitPrice } } }',
    { number: data.orderGroup.salesOrderNumber },
  );
  expect(ofOrder.salesOrder).toMatchObject({
    depositPercent: '30',
    lines: [{ unitPrice: '480.00' }, {}, { unitPrice: '900.00' }],
  });
  for (const job of data.orderGroup.jobOrders) {
    expect(job.history).toMatchObject([{ action: 'QUOTE' }]);
    const sum = job.summary.reduce(
      (total: number, { amount }: { amount: string }) => total + Number(amount),
      0,
    );
    expect(sum.toFixed(2)).toBe(Number(job.unitPrice).toFixed(2));
  }
  expect(
    (await readQuote(buyer, id)).history.map(({ action }: { action: string }) => action).slice(-2),
  ).toEqual(['ACCEPT', 'CONVERT']);
});

test('an offer that has ended is refused by the clock, and refreshed', async () => {
  const id = await sentQuote(buyer, shop);
  await db.priceQuote.update({
    where: { id: localId('PriceQuote', id) ?? 0 },
    data: { validUntil: new Date(Date.now() - 1) },
  });
  expect(await quoteStep(approver, 'acceptPriceQuote', { id })).toMatchObject({ code: 'QUOTE_EXPIRED' });
  expect(await quoteStep(viewer, 'acceptPriceQuote', { id })).toMatchObject({ code: 'FORBIDDEN' });
  const wish = { id, comment: 'Less' };
  expect(await quoteStep(buyer, 'counterPriceQuote', wish)).toMatchObject({ code: 'QUOTE_EXPIRED' });
  // The refused call wrote nothing; a task ends the offer later.
  expect(await readQuote(buyer, id)).toMatchObject({ status: { code: 'SENT' }, isExpired: true });
  const { priceQuote } = await moveQuote(buyer, id, 'REFRESH');
  expect(priceQuote.status.code).toBe('IN_REVIEW');
  expect(priceQuote.history.slice(-2)).toMatchObject([
    { action: 'EXPIRE', user: null, from: { code: 'SENT' }, to: { code: 'EXPIRED' } },
    { action: 'REFRESH', from: { code: 'EXPIRED' }, to: { code: 'IN_REVIEW' } },
  ]);
  expect(await quoteStep(approver, 'acceptPriceQuote', { id })).toMatchObject({
    code: 'STATUS_TRANSITION_DENIED',
    data: { allowed: [] },
  });
});

test('names the missing address', async () => {
  const id = await sentQuote(buyer, shop);
  await db.priceQuote.update({
    where: { id: localId('PriceQuote', id) ?? 0 },
    data: { shippingAddress: null as never, billingAddress: null as never },
  });
  await db.address.updateMany({
    where: { customerId: shop.luna },
    data: { isDefaultShipping: false, isDefaultBilling: false },
  });
  expect(await quoteStep(approver, 'acceptPriceQuote', { id })).toMatchObject({
    issues: [
      { path: 'shippingAddressId', code: 'REQUIRED' },
      { path: 'billingAddressId', code: 'REQUIRED' },
    ],
  });
});
