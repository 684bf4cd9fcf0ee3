import { expect, test } from '@jest/globals';
import { MAX_SEARCH_TEXT } from '../lib/search-text.ts';
import { createRowFinder } from '../rows/row-finder.ts';
import { schema } from '../schema/index.ts';
import { newPromotion } from '../test/catalog/promotions.ts';
import { testDatabase } from '../test/database.ts';
import { newBooksClose } from '../test/money/books.ts';
import { packedConsignment } from '../test/money/consignments.ts';
import { newCredit } from '../test/money/credits.ts';
import { newInvoice, newPayment } from '../test/money/invoices.ts';
import { newFinding } from '../test/money/reconciliation.ts';
import { newCustomOrder } from '../test/orders/custom-orders.ts';
import { savedEstimate } from '../test/orders/estimate-steps.ts';
import { move } from '../test/orders/job-steps.ts';
import { moveQuote, quoteStep } from '../test/orders/quote-steps.ts';
import { newSalesOrder } from '../test/orders/sales-orders.ts';
import { run } from '../test/run.ts';
import { openShop, orderedJob, workedExample } from '../test/shop.ts';
import { declaredLists } from './list.ts';
import type { DeclaredList } from './list-options.ts';

const database = await testDatabase();
const { db, sql } = database;
const shop = await openShop(db);
await orderedJob(shop.buyer, shop, { reference: 'xyzzq' });
// With a template and a group of its own.
await newCustomOrder(shop, shop.buyer);
const atBench = await orderedJob(shop.buyer, shop, { reference: 'xyzzq' });
await move(shop.sales, atBench.id, 'RELEASE');
await newSalesOrder(shop, shop.buyer, { line: { reference: 'xyzzq' } });
const { id: invoiceId } = await newInvoice(shop, shop.buyer);
await db.invoiceSearchTerm.create({ data: { invoiceId, term: 'xyzzq' } });
const { id: paymentId } = await newPayment(shop, shop.luna);
await newCredit(shop, shop.luna, { reason: 'xyzzq' });
const { id: consignmentId } = await packedConsignment(shop);
await db.consignmentSearchTerm.create({ data: { consignmentId, term: 'quartz' } });
await newBooksClose(shop);
await newFinding(shop);
await db.paymentSearchTerm.create({ data: { paymentId, term: 'xyzzq' } });
const { priceQuote } = await quoteStep(shop.buyer, 'requestPriceQuote', {
  configuration: workedExample(shop),
  quantity: 1,
  reference: 'xyzzq',
});
await moveQuote(shop.buyer, priceQuote.id, 'SUBMIT');
// Searches by words: no other word of it begins with the last letter of this one.
await savedEstimate(shop.buyer, shop, { reference: 'quartz' });
await newPromotion(db, { code: 'COMET' });
await db.customOrderGroup.updateMany({ data: { nameEn: 'Xyzzq' } });

const searched = declaredLists.filter(({ filters = {} }) => 'search' in filters);

/** Ids that a list returns to an administrator for a search text. */
async function namesFoundBy({ name, hasFilterInput }: DeclaredList, search: string): Promise<string[]> {
  const [head, args] = hasFilterInput
    ? [`$filter: ${filterType(name)}`, 'filter: $filter']
    : ['$search: String', 'search: $search'];
  const { data, errors } = await run(
    shop.admin,
    `query (${head}) { list: ${name}(first: 100, ${args}) { edges { node { id } } } }`,
    hasFilterInput ? { filter: { search } } : { search },
  );
  expect(errors).toEqual([]);
  return data.list.edges.map(({ node }: { node: { id: string } }) => node.id);
}

function filterType(name: string): string {
  const arg = schema
    .getQueryType()
    ?.getFields()
    [name]?.args.find((each) => each.name === 'filter');
  return String(arg?.type);
}

/** A word that finds rows of each list that can be searched. */
const WORDS: Record<string, string> = {
  benchJobs: 'xyzzq',
  customOrderGroups: 'xyzzq',
  customOrderTemplates: 'Rings',
  customOrders: 'xyzzq',
  customerCredits: 'xyzzq',
  customers: 'Jeweller',
  estimates: 'quartz',
  invoices: 'xyzzq',
  itemTypes: 'heart',
  jobOrders: 'xyzzq',
  journalLines: 'PAY-10002',
  outgoingConsignments: 'quartz',
  payments: 'xyzzq',
  priceQuotes: 'xyzzq',
  productCategories: 'band',
  products: 'heart',
  promotions: 'comet',
  reconciliationFindings: 'T-comet',
  salesOrders: 'xyzzq',
  users: 'Bea',
};

test('every list that can be searched is', () => {
  expect(searched.map(({ name }) => name).toSorted()).toEqual(Object.keys(WORDS));
});

test.each(searched.map((list) => [list.name, list] as const))(
  '%s cuts a search that is too long, as every search does, and takes an empty one for none',
  async (_name, list) => {
    const long = 'band ring '.repeat(1_000);
    expect(await namesFoundBy(list, long)).toEqual(await namesFoundBy(list, long.slice(0, MAX_SEARCH_TEXT)));
    expect(await namesFoundBy(list, ' \u0000 ')).toEqual(await namesFoundBy(list, ''));
    expect((await namesFoundBy(list, '')).length).toBeGreaterThan(0);
  },
);

test.each(searched.map((list) => [list.name, list] as const))(
  '%s takes no character of a search for a wildcard',
  async (name, list) => {
    const word = WORDS[name] ?? '';
    expect((await namesFoundBy(list, word)).length).toBeGreaterThan(0);
    expect(await namesFoundBy(list, word.replace(/(?<=^.)./, '_'))).toEqual([]);
    expect(await namesFoundBy(list, word.replace(/(?<=^.).+(?=.$)/, '%'))).toEqual([]);
  },
);

const countedInOrder = searched.filter(({ tabs, countedBy }) => tabs && countedBy);

test.each(countedInOrder.map((list) => [list.name, list] as const))(
  '%s counts everything in an order, and what is searched for in none: its words lead to it',
  async (name, { typeName }) => {
    const document = `query ($filter: ${filterType(name)}) {
      counts: ${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}TabCounts(filter: $filter) { count }
      list: ${name}(first: 1, filter: $filter) { totalCount { count } } }`;
    const ordered = async (search: string) => {
      const rows = createRowFinder(database);
      const { errors, statements } = await run(shop.admin, document, { filter: { search } }, { sql, rows });
      expect(errors).toEqual([]);
      const counting = statements.filter((statement) => statement.includes('count(*)'));
      return counting.map((statement) => statement.includes('ORDER BY'));
    };
    expect(await ordered('')).toEqual([true, true]);
    expect(await ordered(WORDS[name] ?? '')).toEqual([false, false]);
  },
);
