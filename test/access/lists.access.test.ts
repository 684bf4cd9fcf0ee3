import { expect, test } from '@jest/globals';
import { type GraphQLField, getNamedType, isInputObjectType } from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { type Actor, visitor } from '../../server/test/actors.ts';
import { newPromotion } from '../../server/test/catalog/promotions.ts';
import { testDatabase } from '../../server/test/database.ts';
import { isDeep } from '../../server/test/depth.ts';
import { failedTask } from '../../server/test/failed-task.ts';
import { newBooksClose } from '../../server/test/money/books.ts';
import { sentConsignment } from '../../server/test/money/consignments.ts';
import { newCredit } from '../../server/test/money/credits.ts';
import { newInvoice, newPayment } from '../../server/test/money/invoices.ts';
import { newFinding } from '../../server/test/money/reconciliation.ts';
import { newNotice } from '../../server/test/new-notice.ts';
import { newCustomOrder, newCustomOrderTemplate } from '../../server/test/orders/custom-orders.ts';
import { savedEstimate } from '../../server/test/orders/estimate-steps.ts';
import { move } from '../../server/test/orders/job-steps.ts';
import { requestedQuote } from '../../server/test/orders/quote-steps.ts';
import { newSalesOrder } from '../../server/test/orders/sales-orders.ts';
import { writeNote } from '../../server/test/orders/write-note.ts';
import { run } from '../../server/test/run.ts';
import { add, openShop, orderedJob } from '../../server/test/shop.ts';
import { isPage, rootOperation } from './selection.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, colleague, approver, owner, foreignBuyer, sales, production, content, admin } = shop;
const numbers = new Map<Actor, string[]>();

for (const actor of [buyer, buyer, buyer, colleague, owner, foreignBuyer, foreignBuyer]) {
  const reference = actor === foreignBuyer ? 'meteor' : 'comet';
  const job = await orderedJob(actor, shop, { reference, endCustomer: reference });
  await move(sales, job.id, 'RELEASE');
  await writeNote(sales, { subjectId: job.id, text: 'for the bench', visibility: 'INTERNAL' });
  await writeNote(actor, { subjectId: job.id, text: reference, visibility: 'CUSTOMER' });
  numbers.set(actor, [...(numbers.get(actor) ?? []), job.number]);
  await add(actor, shop, { reference });
}
for (const actor of [buyer, foreignBuyer]) {
  await newSalesOrder(shop, actor);
  await newInvoice(shop, actor);
  await newPayment(shop, actor.customerId ?? 0);
  await newCredit(shop, actor.customerId ?? 0);
  await sentConsignment(shop, { customerId: actor.customerId ?? 0, contactId: actor.userId ?? 0 });
  await requestedQuote(actor, shop);
  await savedEstimate(actor, shop);
  await newCustomOrder(shop, actor);
}
await failedTask(db, 'comet');
await newBooksClose(shop);
await newFinding(shop);
await newNotice(db, admin.userId ?? 0);
await newPromotion(db);
await newCustomOrderTemplate(shop);

const everybody: [string, Actor][] = [
  ['a visitor', visitor(db)],
  ['a buyer', buyer],
  ['an approver', approver],
  ['an owner of two customers', owner],
  ['the other customer', foreignBuyer],
  ['sales', sales],
  ['production', production],
  ['content', content],
  ['an administrator', admin],
];

type Field = GraphQLField<unknown, unknown>;

const queries: Field[] = Object.values(schema.getQueryType()?.getFields() ?? {});
const connections = queries.filter(({ type }) => isPage(type));

// biome-ignore lint/suspicious/noExplicitAny: pages of any list
type Page = any;

async function pageOf(actor: Actor, { name, args }: Field, variables: object): Promise<Page> {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const document = `query (${declared}) { result: ${name}(${passed}) {
    edges { cursor node { id } } totalCount { count } pageInfo { hasNextPage startCursor endCursor } } }`;
  const { data, errors } = await run(actor, document, { ...variables });
  return data?.result ?? { edges: [], totalCount: { count: 0 }, errors };
}

function endsAndMiddle<Edge>(edges: readonly Edge[]): readonly Edge[] {
  const places = new Set([0, Math.floor(edges.length / 2), edges.length - 1]);
  return edges.filter((_edge, index) => places.has(index));
}

const idsIn = ({ edges }: Page): string[] => edges.map(({ node }: { node: { id: string } }) => node.id);

test.each(everybody)("%s gets no other rows by cursors of an administrator's list", async (_who, actor) => {
  for (const field of connections) {
    const visible = await pageOf(actor, field, { first: 100 });
    const all = await pageOf(admin, field, { first: 100 });
    expect([field.name, all.edges.length > 0]).toEqual([field.name, true]);
    for (const { cursor } of isDeep ? all.edges : endsAndMiddle(all.edges)) {
      for (const place of [
        { first: 100, after: cursor },
        { last: 100, before: cursor },
      ]) {
        const page = await pageOf(actor, field, place);
        expect(idsIn(visible)).toEqual(expect.arrayContaining(idsIn(page)));
        expect([field.name, page.totalCount]).toEqual([field.name, visible.totalCount]);
      }
    }
  }
});

test.each(everybody)('%s gets a count of visible rows only', async (_who, actor) => {
  for (const field of connections) {
    const { edges, totalCount } = await pageOf(actor, field, { first: 100 });
    expect([field.name, totalCount.count]).toEqual([field.name, edges.length]);
  }
  const { data } = await run(
    actor,
    `{ jobOrders(first: 100) { edges { node { noteCount notes { id } } } } jobOrderTabCounts { count tab }
       cart { itemCount items { id } } viewer { cartItemCount } }`,
  );
  const jobs: { node: { noteCount: number; notes: object[] } }[] = data?.jobOrders?.edges ?? [];
  expect(jobs.map(({ node }) => node.noteCount)).toEqual(jobs.map(({ node }) => node.notes.length));
  const all = data?.jobOrderTabCounts?.find(({ tab }: { tab: string }) => tab === 'ALL');
  expect(all?.count ?? 0).toBe(jobs.length);
  expect(data?.cart?.itemCount ?? 0).toBe(data?.cart?.items.length ?? 0);
  expect(data?.viewer?.cartItemCount ?? 0).toBe(data?.cart?.itemCount ?? 0);
});

/** Words that find rows of the other customer for users who may see them. */
const theirWords = [
  'meteor',
  ...(numbers.get(foreignBuyer) ?? []),
  'ORIO-001',
  'orio',
  foreignBuyer.userName ?? '',
];

/** Arguments of a query that take a search text. */
function searchPlaces({ args }: Field): ((word: string) => object)[] {
  return args.flatMap(({ name, type }): ((word: string) => object)[] => {
    const named = getNamedType(type);
    if (name === 'search') return [(word: string) => ({ search: word })];
    if (!isInputObjectType(named) || !named.getFields()['search']) return [];
    return [(word: string) => ({ [name]: { search: word } })];
  });
}

const searches = queries.flatMap((field) => searchPlaces(field).map((place) => ({ field, place })));

test('search finds the other customer only for users who may see them', async () => {
  const found = new Set<string>();
  for (const { field, place } of searches.filter(({ field: { type } }) => isPage(type))) {
    for (const word of theirWords) {
      const { edges } = await pageOf(admin, field, place(word));
      if (edges.length > 0) found.add(word);
    }
  }
  expect([...found].sort()).toEqual([...theirWords].sort());
});

test.each(everybody.filter(([, actor]) => ![foreignBuyer, sales, production, admin].includes(actor)))(
  '%s finds by the words of another customer what nothing finds',
  async (_who, actor) => {
    for (const { field, place } of searches) {
      const required = field.name === 'jobOrderNeighbours' ? { number: numbers.get(buyer)?.[0] } : {};
      const document = rootOperation('query', field, 2);
      const answers = new Set<string>();
      for (const word of ['no such word', ...theirWords]) {
        const { data, errors } = await run(actor, document, { ...required, ...place(word) });
        answers.add(JSON.stringify([data, errors]));
      }
      expect([field.name, ...answers]).toHaveLength(2);
    }
  },
);
