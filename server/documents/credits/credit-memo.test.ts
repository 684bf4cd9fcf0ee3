import { expect, test } from '@jest/globals';
import { type Actor, bearer } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { credit, newCredit, readCredit } from '../../test/money/credits.ts';
import { newInvoice } from '../../test/money/invoices.ts';
import { readPdf } from '../../test/pdf.ts';
import { serve } from '../../test/serve.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const { url } = await serve(db);
const shop = await openShop(db);
const { buyer, owner, foreignBuyer, admin } = shop;
const invoice = await newInvoice(shop, buyer);
const { globalId, number } = await newCredit(shop, shop.luna, {
  kind: 'RETURN',
  reason: 'Stone came loose',
  invoiceId: invoice.globalId,
});

async function get(actor: Actor, language: string) {
  return fetch(`${url}/documents/credit-memo/${number}.pdf?lang=${language}`, { headers: bearer(actor) });
}

async function textOf(language: string) {
  const { pages, title } = await readPdf(await (await get(owner, language)).bytes());
  return { title, text: pages.join('\n') };
}

test.each([
  ['en', 'Credit memo', ['USD 50.00', 'Return', 'Stone came loose', 'Credited to your account']],
  ['fr', 'Avoir', ['50,00', 'Retour', 'Stone came loose', 'Porté au crédit']],
])('a credit memo says in %s what was frozen with it', async (language, title, words) => {
  const { contentHash } = await readCredit(admin, number);
  const printed = await textOf(language);
  expect(printed.title).toBe(`${title} ${number}`);
  const plain = printed.text.replaceAll(/\s+/g, ' ');
  for (const word of [...words, invoice.number]) expect(plain).toContain(word);
  expect(printed.text.replaceAll(/\s/g, '')).toContain(contentHash);
});

test('below it stands how it was used', async () => {
  expect((await textOf('en')).text).not.toContain('Usage');
  await credit(admin, 'apply', {
    id: globalId,
    allocations: [{ invoiceId: invoice.globalId, amount: '20.00' }],
  });
  await credit(admin, 'refund', { id: globalId, amount: '5.00', method: 'CHECK', reason: 'Wished' });
  const plain = (await textOf('en')).text.replaceAll(/\s+/g, ' ');
  for (const words of [`Invoice ${invoice.number}`, 'Balance', 'USD 25.00']) expect(plain).toContain(words);
  // Its row and its sum.
  expect(plain.match(/Refunded/g)).toHaveLength(2);
});

test('nobody else gets it', async () => {
  expect((await get(foreignBuyer, 'en')).status).toBe(403);
});
