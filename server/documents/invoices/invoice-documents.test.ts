import { expect, test } from '@jest/globals';
import { type Actor, bearer, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { memo, soldConsignment } from '../../test/money/consignments.ts';
import { bill, newInvoice, readInvoice } from '../../test/money/invoices.ts';
import { readPdf } from '../../test/pdf.ts';
import { serve } from '../../test/serve.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const { url } = await serve(db);
const shop = await openShop(db);
const { buyer, foreignBuyer, admin } = shop;
const first = await newInvoice(shop, buyer, { line: { reference: 'Client Mercier' } });
const second = await newInvoice(shop, buyer);

async function get(actor: Actor, path: string) {
  return fetch(`${url}/documents/${path}`, { headers: bearer(actor) });
}

async function textOf(actor: Actor, path: string) {
  const response = await get(actor, path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  const { pages, title } = await readPdf(await response.bytes());
  return { pages, title, text: pages.join('\n') };
}

test.each([
  ['en', 'Invoice', ['Étoile band', 'Your reference: Client Mercier', '30 days net', 'Total due', 'Bill to']],
  ['fr', 'Facture', ['Alliance Étoile', 'Votre référence', '30 jours nets', 'Total à payer', 'Facturer à']],
] as const)('an issued invoice says in %s what was frozen with it', async (language, title, words) => {
  const { contentHash } = await readInvoice(buyer, first.number);
  const printed = await textOf(buyer, `invoice/${first.number}.pdf?lang=${language}`);
  expect(printed.title).toBe(`${title} ${first.number}`);
  for (const word of words) expect(printed.text).toContain(word);
  expect(printed.text.replaceAll(/\s/g, '')).toContain(contentHash);
});

test.each([
  ['en', 'Consignment', 'Order'],
  ['fr', 'Consignation', 'Commande'],
] as const)(
  'an invoice of memo goods names its consignment in %s, and no order',
  async (language, named, order) => {
    const { globalId: id, number } = await soldConsignment(shop, { contactId: buyer.userId ?? 0 });
    const { invoice } = await memo(admin, 'invoiceConsignmentLines', { id });
    const { text } = await textOf(buyer, `invoice/${invoice.number}.pdf?lang=${language}`);
    expect(text).toMatch(new RegExp(`${named}\\s+${number}`));
    expect(text).not.toMatch(new RegExp(`${order}\\s+${number}`));
  },
);

test('printing changes nothing, and nothing that changes later is printed', async () => {
  const path = `invoice/${first.number}.pdf`;
  const before = await readInvoice(admin, first.number);
  const { text } = await textOf(buyer, path);
  await db.customer.update({ where: { id: shop.luna }, data: { name: 'Another name' } });
  await db.jobOrder.updateMany({ data: { titleEn: 'Another piece' } });
  expect((await textOf(buyer, path)).text).toBe(text);
  expect(await readInvoice(admin, first.number)).toEqual(before);
});

test('several stand in one file, each on a page of its own; a missing one makes it none', async () => {
  const path = (...ids: string[]) => `invoices.pdf?${new URLSearchParams(ids.map((id) => ['id', id]))}`;
  const { pages, title } = await textOf(buyer, path(first.globalId, second.globalId));
  expect(pages).toHaveLength(2);
  expect(title).toBe(`Invoice ${first.number} – ${second.number}`);
  const { globalId } = await newInvoice(shop, foreignBuyer);
  expect((await get(buyer, path(first.globalId, globalId))).status).toBe(404);
});

test('a draft is no document, and a void invoice stays one', async () => {
  const draft = await newInvoice(shop, buyer, { issue: false });
  expect((await get(admin, `invoice/${draft.number}.pdf`)).status).toBe(404);
  await bill(admin, 'voidInvoice', { id: second.globalId, reason: 'Twice' });
  const { text } = await textOf(buyer, `invoice/${second.number}.pdf`);
  expect(text).toContain('Void');
  expect(text).not.toContain('Total due');
});

test('what was paid of an invoice is stamped on it, and nothing that was frozen changes', async () => {
  const third = await newInvoice(shop, buyer);
  const before = await readInvoice(admin, third.number);
  const pay = (amount: string) =>
    bill(admin, 'recordPayment', {
      customerId: shop.luna,
      amount,
      method: 'CHECK',
      reference: '4711',
      allocations: [{ invoiceId: third.globalId, amount }],
    });
  const { payment } = await pay('10.00');
  const part = await textOf(buyer, `invoice/${third.number}.pdf`);
  for (const word of ['Partially paid', 'Paid', 'Balance due']) expect(part.text).toContain(word);
  expect(part.text).not.toContain('Total due');
  const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
  const receipt = await textOf(owner, `receipt/${payment.number}.pdf`);
  expect(receipt.title).toBe(`Receipt ${payment.number}`);
  for (const word of ['Received', 'Cheque', '4711', `Invoice ${third.number}`, 'USD 10.00'])
    expect(receipt.text.replaceAll('\u00A0', ' ')).toContain(word);
  const french = await textOf(owner, `receipt/${payment.number}.pdf?lang=fr`);
  expect(french.text).toContain('Reçu');
  await pay((await readInvoice(admin, third.number)).balance);
  expect((await textOf(buyer, `invoice/${third.number}.pdf?lang=fr`)).text).toContain('Payée');
  expect((await readInvoice(admin, third.number)).contentHash).toBe(before.contentHash);
  await bill(admin, 'reversePayment', { id: payment.id, reason: 'It bounced' });
  const reversed = await textOf(owner, `receipt/${payment.number}.pdf`);
  expect(reversed.text).toContain('Reversed');
  expect(reversed.text).not.toContain('available');
});

test.each([
  ['en', ['GST (5%)', 'QST (9.975%) · No. 1215487963 TQ0001']],
  ['fr', ['TPS (5 %)', 'TVQ (9,975 %) · N° 1215487963 TQ0001']],
] as const)(
  'an invoice to Québec names both taxes in %s, with the number of the seller',
  async (language, taxes) => {
    const { countryId, id: stateId } = await db.state.findFirstOrThrow({
      where: { code: 'QC', country: { code: 'CA' } },
    });
    const { id: defaultShippingMethodId } = await db.shippingMethod.findFirstOrThrow({
      where: { code: 'CANADA' },
    });
    await db.address.updateMany({
      where: { customerId: shop.orion },
      data: { countryId, stateId, city: 'Montréal', zip: 'H3G 2E4' },
    });
    await db.customer.update({ where: { id: shop.orion }, data: { defaultShippingMethodId } });
    await db.tax.update({ where: { code: 'CA-QC-QST' }, data: { registrationNumber: '1215487963 TQ0001' } });
    const { number } = await newInvoice(shop, foreignBuyer);
    const { text } = await textOf(foreignBuyer, `invoice/${number}.pdf?lang=${language}`);
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const words of taxes) expect(plain).toContain(words);
    expect(plain).not.toContain('14.975');
  },
);
