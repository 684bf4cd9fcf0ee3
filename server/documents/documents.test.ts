import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../lib/global-id.ts';
import { type Actor, bearer, visitor } from '../test/actors.ts';
import { newCoupon, newPromotion } from '../test/catalog/promotions.ts';
import { testDatabase } from '../test/database.ts';
import {
  moveQuote,
  quoteStep,
  readQuote,
  requestedQuote,
  reviewedQuote,
  sentQuote,
} from '../test/orders/quote-steps.ts';
import { act, finishJob, newSalesOrder } from '../test/orders/sales-orders.ts';
import { writeNote } from '../test/orders/write-note.ts';
import { readPdf } from '../test/pdf.ts';
import { run } from '../test/run.ts';
import { serve } from '../test/serve.ts';
import { add, openShop, orderedJob, submit, workedExample } from '../test/shop.ts';

const { db } = await testDatabase();
const { url } = await serve(db);
const shop = await openShop(db);
const { buyer, colleague, foreignBuyer, production, sales, content, accounting } = shop;
const job = await orderedJob(buyer, shop, {
  quantity: 2,
  reference: 'Client Mercier',
  note: 'Please mind the stone.\nIt is old.',
});
await writeNote(sales, { subjectId: job.id, text: 'Only for the bench', visibility: 'INTERNAL' });
const code = job.number.replace(/-\d+$/, '');
/** Matches any amount of money. */
const AMOUNT = /(USD|\$)\s?\d|\d[.,]\d\d\s?(USD|\$)/;

async function get(actor: Actor, path: string, init: RequestInit = {}) {
  return fetch(`${url}/documents/${path}`, { ...init, headers: bearer(actor) });
}

async function pdfOf(actor: Actor, path: string) {
  const response = await get(actor, path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return readPdf(await response.bytes());
}

test('a traveler says what is made, for whom and when, and no price', async () => {
  const { pages, title, size, language, isTagged } = await pdfOf(
    production,
    `job-traveler/${job.number}.pdf`,
  );
  const text = pages.join('\n');
  expect(pages).toHaveLength(1);
  expect(title).toBe(`Job traveler ${job.number}`);
  expect([language, isTagged]).toEqual(['en', true]);
  // The owner is in the United States.
  expect(size).toEqual([612, 792]);
  for (const words of [
    job.number,
    'Jeweller LUNA-001',
    'Client Mercier',
    '2 × Étoile band · BAND-1',
    'US 9 · EU',
    'Final check',
    'Weight out, g',
    'Please mind the stone.',
    'Only for the bench',
    'Page 1 of 1',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(AMOUNT);
});

test('in French, on A4, when asked for', async () => {
  const { pages, title, size, language } = await pdfOf(
    sales,
    `job-traveler/${job.number}.pdf?lang=fr&paper=a4`,
  );
  expect(title).toBe(`Fiche suiveuse ${job.number}`);
  expect(language).toBe('fr');
  expect(size.map(Math.round)).toEqual([595, 842]);
  expect(pages.join('\n')).toContain('Alliance Étoile');
  expect(pages.at(-1)).toMatch(/Page \d sur \d/);
});

test('travelers of several jobs begin on pages of their own, each counted by itself', async () => {
  const others = [await orderedJob(buyer, shop), await orderedJob(buyer, shop)];
  const ids = [job, ...others].map(({ id }) => `id=${encodeURIComponent(id)}`).join('&');
  const { pages, title } = await pdfOf(production, `job-travelers.pdf?${ids}`);
  expect(title).toBe('3 job travelers');
  expect(pages).toHaveLength(3);
  for (const [index, { number }] of [job, ...others].entries()) {
    expect(pages[index]).toContain(number);
    expect(pages[index]).toContain('Page 1 of 1');
  }
  const missing = await get(
    production,
    `job-travelers.pdf?${ids}&id=${encodeURIComponent('Sm9iT3JkZXI6OTk5OTk=')}`,
  );
  expect(missing.status).toBe(404);
});

test('a confirmation shows amounts to those who see them', async () => {
  const path = `order-confirmation/${code}.pdf`;
  const text = (await pdfOf(buyer, path)).pages.join('\n');
  const { grandTotal, shippingAddress } = await db.orderGroup.findFirstOrThrow({ where: { code } });
  expect(text).toContain(`Order confirmation\n${code}`);
  expect(text.replaceAll(',', '')).toContain(`USD ${grandTotal.toFixed(2)}`);
  expect(text).toContain(Object(shippingAddress).line1);
  expect((await pdfOf(production, path)).pages.join('\n')).not.toMatch(AMOUNT);
});

test('a confirmation names what was taken off and answers what was asked', async () => {
  const coupon = await newCoupon(db, { code: 'SPRING-10' });
  const free = await newPromotion(db, {
    kind: 'SHIPPING',
    value: '50',
    nameEn: 'Half of it',
    nameFr: 'La moitié',
    isActive: true,
  });
  const question = { code: 'EVENT', nameEn: 'Event', nameFr: 'Événement', kind: 'TEXT' } as const;
  const { id } = await db.attribute.create({ data: { ...question, askedOnOrder: true } });
  await run(
    colleague,
    `mutation { updateCart(input: { attributes: [{ attributeId: ${id}, text: "Wedding" }] }) { __typename } }`,
  );
  await add(colleague, shop);
  await run(colleague, `mutation { applyCoupon(input: { code: "${coupon}" }) { __typename } }`);
  const { orderCode } = await submit(colleague);
  await db.promotion.update({ where: { id: free }, data: { isActive: false } });
  await db.attribute.update({ where: { id }, data: { askedOnOrder: false } });
  const order = await db.orderGroup.findUniqueOrThrow({ where: { code: orderCode } });
  const english = (await pdfOf(colleague, `order-confirmation/${orderCode}.pdf`)).pages.join('\n');
  for (const words of ['Discount · Ten per cent (SPRING-10)', 'Shipping discount · Half of it', 'Wedding'])
    expect(english).toContain(words);
  const before = order.shippingPrice.times(2).toFixed(2);
  expect(english).toContain(`USD ${before}`);
  const french = (await pdfOf(colleague, `order-confirmation/${orderCode}.pdf?lang=fr`)).pages.join('\n');
  for (const words of ['Dix pour cent (SPRING-10)', 'Remise sur la livraison · La moitié', 'Événement'])
    expect(french).toContain(words);
});

test('a packing slip parts what is in the box from what is to follow', async () => {
  const path = `packing-slip/${code}.pdf`;
  const before = (await pdfOf(sales, path)).pages.join('\n');
  expect(before).toContain('To follow');
  expect(before).not.toContain('In this shipment');
  await db.jobOrder.update({
    where: { id: job.databaseId },
    data: { statusId: 1910, shippedAt: new Date(), trackingNumber: '1Z 999' },
  });
  const after = (await pdfOf(sales, path)).pages.join('\n');
  expect(after).toContain('In this shipment');
  expect(after).toContain('1Z 999');
  expect(after).not.toContain('To follow');
  expect(after).not.toMatch(AMOUNT);
});

test('a packing slip parts the pieces of one job that are shipped, ready and to follow', async () => {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 3 } });
  await finishJob(shop, order.jobId);
  const lines = [{ lineId: encodeGlobalId('SalesOrderLine', order.lineId), quantity: 2 }];
  await act(sales, 'createShipment', { id: order.globalId, lines, trackingNumber: '1Z 333' });
  const job = await db.jobOrder.findFirstOrThrow({ where: { salesLine: { id: order.lineId } } });
  const path = `packing-slip/${job.number.replace(/-\d+$/, '')}.pdf`;
  const text = (await pdfOf(sales, path)).pages.join('\n');
  expect(text.match(/Shipped\s+2\b/g)).toHaveLength(1);
  expect(text.match(/Ready to ship\s+1\b/g)).toHaveLength(1);
  await db.jobOrder.update({ where: { id: job.id }, data: { statusId: 1906 } });
  const reopened = (await pdfOf(sales, path)).pages.join('\n');
  expect(reopened).toContain('To follow');
  expect(reopened).not.toContain('Ready to ship');
});

test('the papers of cancelled work say so instead of a promised day', async () => {
  const { databaseId, number } = await orderedJob(buyer, shop);
  await db.jobOrder.update({ where: { id: databaseId }, data: { statusId: 1912 } });
  const traveler = (await pdfOf(sales, `job-traveler/${number}.pdf`)).pages.join('\n');
  expect(traveler).toMatch(/As of .+\nCancelled/);
  expect(traveler).not.toContain('Promised');
  const path = `order-confirmation/${number.replace(/-\d+$/, '')}.pdf?lang=fr`;
  expect((await pdfOf(buyer, path)).pages.join('\n')).toMatch(/Au .+\nAnnulée/);
});

test('the slip of a shipment has its own pieces, and what is still to follow', async () => {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 3 } });
  await finishJob(shop, order.jobId);
  const lines = [{ lineId: encodeGlobalId('SalesOrderLine', order.lineId), quantity: 2 }];
  const first = { id: order.globalId, lines, trackingNumber: '1Z 222', note: 'Handle with care' };
  const { salesOrder } = await act(sales, 'createShipment', first);
  const path = `shipment-slip/${order.number}-1.pdf`;
  const text = (await pdfOf(buyer, path)).pages.join('\n');
  expect(text).toContain(`Packing slip\n${order.number}/1`);
  for (const words of ['1Z 222', 'Handle with care', 'In this shipment', 'To follow'])
    expect(text).toContain(words);
  expect(text).not.toMatch(AMOUNT);
  expect((await pdfOf(buyer, `${path}?lang=fr`)).pages.join('\n')).toContain('Dans cet envoi');
  expect((await get(foreignBuyer, path)).status).toBe(404);
  expect((await get(buyer, `shipment-slip/${order.number}-9.pdf`)).status).toBe(404);
  const [{ id: shipmentId }] = salesOrder.shipments;
  await act(sales, 'voidShipment', { id: order.globalId, shipmentId, reason: 'Came back' });
  expect((await get(buyer, path)).status).toBe(404);
});

test('rows that are missing and those of somebody else answer alike', async () => {
  const path = `order-confirmation/${code}.pdf`;
  const [foreign, missing] = await Promise.all([
    get(foreignBuyer, path),
    get(foreignBuyer, 'order-confirmation/JO-99999.pdf'),
  ]);
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await missing.text());
});

test.each([
  ['a visitor', () => visitor(db), `order-confirmation/${code}.pdf`, 401],
  ['somebody who may not print', () => buyer, `job-traveler/${job.number}.pdf`, 403],
  ['somebody who may not see orders', () => content, `order-confirmation/${code}.pdf`, 403],
  ['somebody else of the customer', () => accounting, `order-confirmation/${code}.pdf`, 403],
  ['an unknown kind', () => sales, `receipt/${code}.pdf`, 404],
  ['several by a number', () => sales, `job-travelers/${code}.pdf`, 404],
  ['one by ids', () => sales, `job-traveler.pdf?id=${job.id}`, 404],
  ['no ids', () => sales, 'job-travelers.pdf', 404],
  [
    'too many',
    () => sales,
    `job-travelers.pdf?${Array.from({ length: 101 }, (_, id) => `id=${id}`).join('&')}`,
    404,
  ],
])('%s gets no document', async (_name, actor, path, status) => {
  const response = await get(actor(), path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
});

test('it is shown under a name of its own, and kept by nobody', async () => {
  const { headers } = await get(sales, `packing-slip/${code}.pdf?lang=fr`, { method: 'HEAD' });
  expect(headers.get('content-disposition')).toContain(`Bordereau%20d%E2%80%99exp%C3%A9dition%20${code}.pdf`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const written = await get(sales, `packing-slip/${code}.pdf`, { method: 'POST' });
  expect(written.status).toBe(405);
});

test('one user gets two documents at a time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => (await get(sales, `job-traveler/${job.number}.pdf`)).status),
  );
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(answers).toContain(429);
  expect((await get(sales, `job-traveler/${job.number}.pdf`)).status).toBe(200);
});

async function quotePdf(actor: Actor, id: string, query = '') {
  const { number } = await readQuote(shop.sales, id);
  return { number, text: (await pdfOf(actor, `price-quote/${number}.pdf${query}`)).pages.join('\n') };
}

test('a quote that was sent is an offer to sign, with its validity and its price', async () => {
  const id = await sentQuote(buyer, shop);
  const { number, text } = await quotePdf(buyer, id);
  const { total } = await readQuote(buyer, id);
  expect(text).toContain(`Price quote\n${number}`);
  expect(text).toContain('Valid until');
  expect(text).toContain('Accepted as offered in this version');
  expect(text).toContain(`USD ${total}`);
  expect((await quotePdf(buyer, id, '?lang=fr')).text).toContain('Valable jusqu’au');
});

test('an offer that ended is stamped with its status, and there is nothing to sign', async () => {
  const id = await sentQuote(buyer, shop);
  await moveQuote(buyer, id, 'DECLINE', { reason: 'Too dear' });
  const { text } = await quotePdf(buyer, id);
  expect(text).toMatch(/As of .+\nDeclined/);
  for (const words of ['Valid until', 'Accepted as offered']) expect(text).not.toContain(words);
});

test('what was only asked for is no offer', async () => {
  const { text } = await quotePdf(buyer, await requestedQuote(buyer, shop));
  expect(text).toContain('Not an offer yet');
  expect(text).not.toContain('Accepted as offered');
  expect(text).not.toContain('Valid until');
});

test('a quote with a choice says what its total leaves out, and one without says nothing of it', async () => {
  const leavesOut = 'The total excludes optional pieces and further alternatives.';
  const id = await reviewedQuote(buyer, shop);
  await quoteStep(sales, 'addPriceQuoteLine', { id, configuration: workedExample(shop), quantity: 1 });
  await quoteStep(sales, 'pricePriceQuoteLines', { id, lines: [{ lineKey: 2, isOptional: true }] });
  await moveQuote(sales, id, 'SEND');
  expect((await quotePdf(buyer, id)).text).toContain(leavesOut);
  expect((await quotePdf(buyer, await sentQuote(buyer, shop))).text).not.toContain(leavesOut);
});
