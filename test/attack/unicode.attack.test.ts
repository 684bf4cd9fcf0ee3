import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const { db, dataDir } = product;
const buyer = await product.as('buyer@luna.test');
const owner = await product.as('owner@luna.test');
const finance = await product.as('finance@aurifex.test');

const UPDATE_CART = `mutation ($input: UpdateCartInput!) {
  r: updateCart(input: $input) {
    __typename
    ... on UpdateCartSuccess { cart { notes poNumber } }
    ... on InvalidInputError { issues { path code } }
  }
}`;
const updateCart = async (input: object) =>
  Object((await product.graphql(UPDATE_CART, { input }, { headers: buyer })).json()).data.r;

test.each([
  ['plain digits', '4111111111111111'],
  ['groups', '4111 1111-1111 1111'],
  ['full width', '４１１１１１１１１１１１１１１１'],
  ['full width in groups', '４１１１　１１１１　１１１１　１１１１'],
  ['Arabic-Indic', '٤١١١١١١١١١١١١١١١'],
  ['Persian', '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱'],
  ['Devanagari', '४१११११११११११११११'],
  ['Thai', '๔๑๑๑๑๑๑๑๑๑๑๑๑๑๑๑'],
  ['mathematical bold', '𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏'],
  ['circled', '④①①①①①①①①①①①①①①①'],
  ['superscript', '⁴¹¹¹¹¹¹¹¹¹¹¹¹¹¹¹'],
  ['mixed widths', '4１1１1１1１1１1１1１1１'],
  ['zero-width spaces', '4111\u200b1111\u200b1111\u200b1111'],
  ['zero-width joiners', '4111\u200d1111\u200d1111\u200d1111'],
  ['word joiners', '4\u20601\u206011111111111111'],
  ['soft hyphens', '4111\u00ad1111\u00ad1111\u00ad1111'],
  ['byte order marks', '4111\ufeff1111\ufeff1111\ufeff1111'],
  ['no-break spaces', '4111\u00a01111\u00a01111\u00a01111'],
  ['dashes', '4111–1111–1111–1111'],
  ['a direction override', '\u202e4111111111111111\u202c'],
])('a card number in %s is not taken', async (_how, number) => {
  expect(await updateCart({ notes: `Pay with ${number}, please` })).toEqual({
    __typename: 'InvalidInputError',
    issues: [{ path: 'notes', code: 'CARD_NUMBER' }],
  });
  const { status, text } = await product.rest(
    'POST',
    '/User/GeneralInfo',
    { firstName: number },
    { headers: buyer },
  );
  expect([status, text]).toEqual([422, expect.stringContaining('CARD_NUMBER')]);
});

test.each([
  ['NUL', 'a\u0000b', 'ab'],
  ['a backspace', 'a\u0008b', 'ab'],
  ['an escape sequence', 'a\u001b[31mb', 'a[31mb'],
  ['a right-to-left override', 'gnp.\u202eexe', 'gnp.exe'],
  ['isolates', '\u2066a\u2069', 'a'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
])('%s does not stay in a text', async (_what, notes, kept) => {
  expect((await updateCart({ notes })).cart.notes).toBe(kept);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\'; DROP TABLE "Cart"; --',
  "' OR '1'='1",
  '#{7*7}{{7*7}}<%= 7*7 %>',
  '=HYPERLINK("https://evil.test","x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  'javascript:alert(1)',
  '🏴‍☠️ Zoë Ångström 日本語 العربية',
];

test.each(HOSTILE)('stores %s unchanged, without effect', async (notes) => {
  expect((await updateCart({ notes })).cart.notes).toBe(notes);
  expect(await db.cart.count()).toBeGreaterThan(0);
});

test.each(['a'.repeat(51), '💍'.repeat(51), 'e\u0301'.repeat(51)])(
  'a PO number of %# that is too long is refused',
  async (poNumber) => {
    expect(await updateCart({ poNumber })).toMatchObject({ __typename: 'InvalidInputError' });
  },
);

test.each(['%', '_', '%%', '\\', '\\%', "'", '" OR 1=1', '%\u0000'])(
  'searching customers for %j finds only literal matches',
  async (search) => {
    const query =
      'query ($search: String) { customers(search: $search, first: 100) { edges { node { name accountNumber } } } }';
    const { json } = await product.graphql(query, { search }, { headers: finance });
    const literal = search.replace('\u0000', '').toLowerCase();
    for (const { node } of Object(json()).data.customers.edges) {
      expect(`${node.name} ${node.accountNumber}`.toLowerCase()).toContain(literal);
    }
  },
);

test.each(['%', '_', '\\', '100%'])('searching categories for %j finds none', async (search) => {
  const query =
    'query ($search: String) { productCategories(filter: { search: $search }) { edges { node { name } } } }';
  const { text } = await product.graphql(query, { search });
  expect(text).not.toContain('"name":"');
});

const SEARCHES: Record<string, string> = {
  customers: 'customers(search: $search) { edges { node { id } } }',
  users: 'users(search: $search) { edges { node { id } } }',
  jobOrders: 'jobOrders(filter: { search: $search }) { edges { node { id } } }',
  products: 'products(filter: { search: $search }) { edges { node { id } } }',
  productCategories: 'productCategories(filter: { search: $search }) { edges { node { name } } }',
};

test.each(Object.keys(SEARCHES))(
  'a search of %s by 5,000 characters is cut like every other',
  async (name) => {
    const admin = await product.as('admin@aurifex.test');
    const search = 'ring '.repeat(1_000);
    const { status, json } = await product.graphql(
      `query ($search: String!) { r: ${SEARCHES[name]} }`,
      { search },
      { headers: admin },
    );
    expect([status, Object(json()).errors]).toEqual([200, undefined]);
  },
);

test('a name cannot add headers or markup to the mail of a new password', async () => {
  const { id } = await db.user.findUniqueOrThrow({ where: { userNameKey: 'buyer@orion.test' } });
  await db.user.update({
    where: { id },
    data: { firstName: 'Bob\r\nBcc: evil@evil.test\r\n\r\n<script>alert(1)</script>' },
  });
  const reset = 'mutation { requestPasswordReset(input: { userName: "buyer@orion.test" }) { __typename } }';
  expect((await product.graphql(reset)).status).toBe(200);
  const folder = `${dataDir}/mail`;
  // The demo data causes other emails too.
  let mail = '';
  while (mail === '') {
    await product.send('/healthz');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    mail = mails.find((text) => /^to:.*buyer@orion\.test/im.test(text)) ?? '';
  }
  const [head = ''] = mail.split('\n\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^to: /im);
  // The HTML part of the email, with its quoted-printable lines decoded.
  const [, ...html] = mail.split('text/html');
  const markup = html.join('text/html').replaceAll(/=\r?\n/g, '');
  expect(markup).toContain('&lt;script&gt;');
  expect(markup).not.toContain('<script>');
});

test.each([
  ['an id of a script', '/files/<script>'],
  ['an encoded NUL', '/files/1%00'],
  ['a path out of the folder', '/files/..%2f..%2fetc%2fpasswd'],
  ['a picture path out of the folder', '/pictures/..%2f..%2f..%2fetc%2fpasswd'],
  ['broken escapes', '/pictures/%E0%A4%A'],
])('%s is not an own page', async (_what, path) => {
  const { status, text } = await product.send(path, { headers: owner });
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/root:|<script>/);
});
