import { expect, test } from '@jest/globals';
import { type Actor, bearer, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { memo, packedConsignment, sentConsignment } from '../../test/money/consignments.ts';
import { readPdf } from '../../test/pdf.ts';
import { serve } from '../../test/serve.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const { url } = await serve(db);
const shop = await openShop(db);
const { sales } = shop;
const { number, globalId, line } = await packedConsignment(shop, { quantity: 3 });

const get = (actor: Actor, language = 'en', of = number) =>
  fetch(`${url}/documents/consignment-slip/${of}.pdf?lang=${language}`, { headers: bearer(actor) });

async function printed(language: string, of?: string) {
  const { pages, title } = await readPdf(await (await get(sales, language, of)).bytes());
  return { title, text: pages.join('\n').replaceAll(/\s+/g, ' ') };
}

test.each([
  [
    'en',
    'Consignment packing slip',
    ['Pieces on memo', 'Memo value', 'USD 750.00', 'remain the property of'],
  ],
  ['fr', 'Bordereau de consignation', ['Pièces en consignation', '750,00', 'restent la propriété']],
])(
  'a packing slip says in %s what is packed, at which prices and on which terms',
  async (language, title, words) => {
    const { title: named, text } = await printed(language);
    expect(named).toBe(`${title} ${number}`);
    for (const word of words) expect(text).toContain(word);
  },
);

test('once a part is sent, the rest is to follow, and parts that were split are one again', async () => {
  const lines = [{ lineId: line, quantity: 2 }];
  const { consignment } = await memo(sales, 'sendConsignment', { id: globalId, lines });
  const sent = consignment.lines.at(-1).id;
  await memo(sales, 'reportConsignmentSold', { id: globalId, lines: [{ lineId: sent, quantity: 1 }] });
  const { text } = await printed('en');
  for (const word of ['To follow', 'Sell or return by', 'USD 500.00', 'USD 250.00'])
    expect(text).toContain(word);
  expect(text.match(/BAND-1/g)).toHaveLength(2);
});

test('once everything came back it is closed, and there is nothing to sign', async () => {
  const { number: other, globalId: id, line: lineId } = await sentConsignment(shop);
  const lines = [{ lineId }];
  await memo(sales, 'requestConsignmentReturn', { id, lines });
  await memo(sales, 'receiveConsignmentReturn', { id, lines });
  const { text } = await printed('en', other);
  expect(text).toMatch(/As of [^:]+ Closed/);
  expect(text).not.toContain('Received complete');
});

test('what was unpacked is not on it, and of no value', async () => {
  await memo(sales, 'unpackConsignment', { id: globalId, reason: 'Not there in time' });
  const { text } = await printed('en');
  expect(text).toContain('Memo value USD 500.00');
  expect(text).not.toContain('To follow');
});

test('nobody else gets it', async () => {
  const foreign = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.orion] });
  expect((await get(foreign)).status).toBe(403);
});
