import { expect, test } from '@jest/globals';
import { type Actor, bearer, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newCredit } from '../../test/money/credits.ts';
import { newInvoice, newPayment } from '../../test/money/invoices.ts';
import { readPdf } from '../../test/pdf.ts';
import { serve } from '../../test/serve.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const { url } = await serve(db);
const shop = await openShop(db);
const customerIds = [shop.luna];
const accountant = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds });
const invoice = await newInvoice(shop, shop.buyer);
const payment = await newPayment(shop, shop.luna);
const credit = await newCredit(shop, shop.luna, { reason: 'Came late' });

const get = (actor: Actor, query: Record<string, string>) =>
  fetch(`${url}/documents/statement.pdf?${new URLSearchParams(query)}`, { headers: bearer(actor) });

test.each([
  [
    'en',
    'Account statement LUNA-001',
    ['Opening balance', 'Invoice', 'Payment', 'Credit memo', 'Not overdue'],
  ],
  ['fr', 'Relevé de compte LUNA-001', ['Solde d’ouverture', 'Facture', 'Paiement', 'Avoir', 'Non échu']],
])('a statement says in %s what happened and what is owed', async (lang, title, words) => {
  const response = await get(accountant, { lang });
  const printed = await readPdf(await response.bytes());
  expect(printed.title).toBe(title);
  const text = printed.pages.join(' ').replaceAll(/\s+/g, ' ');
  const address = await db.address.findFirstOrThrow({
    where: { customerId: shop.luna, isDefaultBilling: true },
  });
  for (const word of [...words, invoice.number, payment.number, credit.number, 'Came late', address.line1])
    expect(text).toContain(word);
});

test('a period may be empty', async () => {
  const response = await get(accountant, {
    from: '2020-01-01',
    to: '2020-02-01',
    customer: String(shop.luna),
  });
  const { pages } = await readPdf(await response.bytes());
  expect(pages.join(' ')).toContain('No activity');
});

test('nobody else gets it, and no period is endless', async () => {
  const customer = String(shop.luna);
  expect((await get(shop.foreignBuyer, { customer })).status).toBe(403);
  const orion = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.orion] });
  expect((await get(orion, { customer })).status).toBe(404);
  expect((await get(accountant, { customer: 'nothing' })).status).toBe(404);
  expect((await get(accountant, { from: '1990-01-01', to: '2020-02-01' })).status).toBe(403);
  const tomorrow = new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10);
  expect((await get(accountant, { to: tomorrow })).status).toBe(403);
});
