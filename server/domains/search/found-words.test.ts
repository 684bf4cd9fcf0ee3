import { expect, test } from '@jest/globals';
import { demoActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';

const { db } = await testDatabase('demo');
const admin = await demoActor(db, 'admin@aurifex.test');
const [job, shipment, payment, invoice] = await Promise.all([
  db.jobOrder.findFirstOrThrow({ include: { customer: true, itemType: true }, orderBy: { id: 'desc' } }),
  db.shipment.findFirstOrThrow({ where: { trackingNumber: { not: null } }, include: { salesOrder: true } }),
  db.payment.findFirstOrThrow({ where: { method: 'CHECK', reference: { not: null } } }),
  db.invoice.findFirstOrThrow({ include: { customer: true } }),
]);

/** Lists with a search, and a term that finds one of their rows. */
const LISTS = [
  ['jobOrders', 'a customer', job.customer.name],
  ['jobOrders', 'the code of a piece', job.itemType.code],
  ['jobOrders', 'that code without its hyphen', job.itemType.code.replace('-', '')],
  ['salesOrders', 'a tracking number', shipment.trackingNumber ?? ''],
  ['salesOrders', 'a customer', job.customer.name],
  ['payments', 'the number of a cheque', payment.reference ?? ''],
  ['invoices', 'a number without its hyphen', invoice.number.replace('-', '').toLowerCase()],
  ['invoices', 'a customer', invoice.customer.name],
  ['priceQuotes', 'a word of a piece', 'aurora'],
  ['products', 'a code without its hyphen', 'rs101'],
  ['products', 'a measure without its blank', '3mm'],
] as const;

const WITHOUT_TABS = ['payments', 'products', 'productCategories', 'customOrderTemplates', 'promotions'];

async function found(list: string, search: string): Promise<number> {
  const tab = WITHOUT_TABS.includes(list) ? '' : ', tab: ALL';
  const query = `query ($search: String) { list: ${list}(first: 1, filter: { search: $search }${tab}) { edges { node { id } } } }`;
  const { data, errors } = await run(admin, query, { search });
  expect(errors).toEqual([]);
  return data.list.edges.length;
}

test.each(LISTS)('%s finds by %s', async (list, _what, search) => {
  expect(search).not.toBe('');
  expect(await found(list, search)).toBe(1);
});

test.each([
  ['productCategories', 'words in another order, without accents', 'MANCHETTES jonc'],
  ['productCategories', 'a ligature as two letters', 'coeurs'],
  ['customOrderTemplates', 'the code of a piece without hyphens', 'rs101'],
  ['promotions', 'a name without accents', 'ete soldes'],
  ['promotions', 'a part of a code', 'come10'],
])('%s finds by %s', async (list, _what, search) => {
  expect(await found(list, search)).toBe(1);
  expect(await found(list, `${search} zzz`)).toBe(0);
});

test.each([...new Set(LISTS.map(([list]) => list))])(
  '%s finds nothing where a search has no letter or digit, or one of another script',
  async (list) => {
    for (const search of ['指輪', '%%', '–'])
      expect([search, await found(list, search)]).toEqual([search, 0]);
  },
);

test.each([
  ['SALES_ORDER', shipment.trackingNumber ?? '', shipment.salesOrder.number],
  ['PAYMENT', payment.reference ?? '', payment.number],
])('the search over everything finds a %s by %s', async (kind, text, number) => {
  const { data } = await run(
    admin,
    'query ($text: String!) { search(text: $text, first: 10) { kind hits { number } } }',
    { text },
  );
  const group = data.search.find((each: { kind: string }) => each.kind === kind);
  expect(group?.hits.map((hit: { number: string }) => hit.number)).toContain(number);
});

test('finds a renamed customer by both names', async () => {
  await db.customer.update({ where: { id: job.customerId }, data: { name: 'Quicksilver Atelier' } });
  expect(await found('jobOrders', 'quicksilver')).toBe(1);
  expect(await found('jobOrders', job.customer.name)).toBe(1);
});
