import { expect, test } from '@jest/globals';
import { type Actor, bearer } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
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
  expect((await get(buyer, `invoice/${second.number}.pdf`)).status).toBe(200);
});
