import { expect, test } from '@jest/globals';
import { createRowFinder } from '../../rows/row-finder.ts';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { packedConsignment } from '../../test/money/consignments.ts';
import { estimateStep, savedEstimate } from '../../test/orders/estimate-steps.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const database = await testDatabase();
const { db, sql } = database;
const rows = createRowFinder(database);
const shop = await openShop(db);

/**
 * An order of one piece.
 * @returns its job's number
 */
async function order(actor: Actor, poNumber: string, endCustomer: string): Promise<string> {
  await add(actor, shop, { endCustomer });
  await submit(actor, { poNumber });
  const job = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return job.number;
}

const first = await order(shop.buyer, 'PO-4711', 'Zoë Ström');
const second = await order(shop.buyer, 'PO-4712', 'Zoë Ström');
const foreign = await order(shop.foreignBuyer, 'PO-4711', 'Zoë Ström');

const { customerTypeId } = await db.customer.findFirstOrThrow();
const atelier = await db.customer.create({
  data: {
    name: 'Atelier Vendôme, Cœur & Fils',
    accountNumber: 'ATEL-404',
    email: 'bonjour@vendome.test',
    phone: '01 42 60 50 00',
    customerTypeId,
  },
});
await createActor(db, {
  role: 'PORTAL_BUYER',
  customerIds: [atelier.id],
  firstName: 'Hélène',
  lastName: 'Marie-Claire Saint-Exupéry',
  userName: 'h.claire@vendome.test',
});

const SEARCH = `query ($text: String!, $first: Int) { search(text: $text, first: $first) {
  kind hasMore hits { nodeId kind number title customer matched status { code } } } }`;
const HITS = 'query ($ids: [ID!]!) { searchHits(ids: $ids) { nodeId number matched } }';

type Hit = { nodeId: string; number: string; customer: string | null; matched: string[]; title: string };
type Group = { kind: string; hasMore: boolean; hits: Hit[] };

async function search(actor: Actor, text: string, most = 5): Promise<Group[]> {
  const { data, errors } = await run(actor, SEARCH, { text, first: most });
  expect(errors).toEqual([]);
  return data.search;
}

async function jobsFound(actor: Actor, text: string): Promise<string[]> {
  const groups = await search(actor, text);
  return groups.flatMap(({ kind, hits }) => (kind === 'JOB_ORDER' ? hits.map(({ number }) => number) : []));
}

test.each([
  ['the number', () => first, () => [first]],
  ['the number without its letters', () => first.slice(3), () => [first]],
  ['a part of the number', () => first.slice(4, 7), () => [second, first]],
  ['a purchase order', () => 'po-4711', () => [first]],
  ['its digits', () => '4712', () => [second]],
  ['the end of its digits', () => '711', () => [first]],
  ['an end customer without accents', () => 'strom', () => [second, first]],
  ['the number without its hyphens', () => first.replaceAll('-', '').toLowerCase(), () => [first]],
  ['a word of the piece', () => 'band 4711', () => [first]],
  ['the code of the piece without its hyphen', () => 'band1 4712', () => [second]],
  ['a word in another script', () => '指輪', () => []],
  ['two words', () => '4711 zoe', () => [first]],
  ['nothing', () => 'nothing-is-called-this', () => []],
  ['one letter', () => 'z', () => []],
  ['signs alone', () => '%_-', () => []],
])('a job is found by %s', async (_what, text, numbers) => {
  expect((await jobsFound(shop.buyer, text())).toSorted()).toEqual(numbers().toSorted());
});

test('finds only visible rows', async () => {
  expect(await jobsFound(shop.buyer, foreign)).toEqual([]);
  expect(await jobsFound(shop.colleague, first)).toEqual([]);
  expect(await jobsFound(shop.foreignBuyer, '4711')).toEqual([foreign]);
  expect((await jobsFound(shop.approver, '4711')).toSorted()).toEqual([first]);
  expect((await jobsFound(shop.admin, '4711')).toSorted()).toEqual([first, foreign].toSorted());
  expect(await search(shop.content, first)).toEqual([]);
});

test('customers are found by staff who see them, by number and by any part of the name', async () => {
  const found = async (actor: Actor, text: string) =>
    (await search(actor, text)).filter(({ kind }) => kind === 'CUSTOMER').flatMap(({ hits }) => hits);
  expect((await found(shop.sales, 'luna')).map(({ number }) => number)).toEqual(['LUNA-001', 'LUNA-002']);
  expect((await found(shop.sales, 'orio-001'))[0]).toMatchObject({ title: 'Jeweller ORIO-001' });
  expect(await found(shop.buyer, 'luna')).toEqual([]);
  expect(await found(shop.content, 'luna')).toEqual([]);
});

test.each([
  ['without accents, in other order', 'vendome atelier'],
  ['with a ligature as two letters', 'coeur'],
  ['with a word for the ampersand', 'coeur and fils'],
  ['with its French word', 'coeur et fils'],
  ['with the ampersand', 'coeur & fils'],
  ['by the account number without its hyphen', 'atel404'],
  ['by the email address', 'Bonjour@Vendome.test'],
  ['by a phone number in another spelling', '(1) 42.60-5000'],
  ['by the person who orders', 'helene'],
  ['by a later word of that name', 'claire SAINT'],
  ['by that person’s email address', 'h.claire@vendome.test'],
])('staff find a customer %s', async (_way, text) => {
  expect(await search(shop.admin, text)).toContainEqual(
    expect.objectContaining({ kind: 'CUSTOMER', hits: [expect.objectContaining({ number: 'ATEL-404' })] }),
  );
});

test('shows the customer to users who see several, and the matching reference to all', async () => {
  const hit = async (actor: Actor) => (await search(actor, '4711')).at(0)?.hits.at(0);
  expect(await hit(shop.buyer)).toMatchObject({ customer: null, matched: ['PO-4711'] });
  expect((await hit(shop.sales))?.customer).toMatch(/^Jeweller /);
});

test('a piece with the code comes before jobs that only have its name', async () => {
  const [group] = await search(shop.buyer, 'band-1');
  expect([group?.kind, group?.hits[0]?.number]).toEqual(['PRODUCT', 'BAND-1']);
});

test('finds the intended piece despite a typo, without exact matches', async () => {
  const names = async (text: string) =>
    (await search(shop.buyer, text)).flatMap(({ kind, hits }) => (kind === 'PRODUCT' ? hits : []));
  const meant = await names('etoile');
  expect(meant.map(({ title }) => title)).toContain('Étoile band');
  for (const text of ['etiole', 'etoille']) expect(await names(text)).toEqual(meant);
  expect(await search(shop.buyer, 'qxqxqx')).toEqual([]);
});

test('a number is no misspelling of the one beside it', async () => {
  await db.itemTypeSearchTerm.create({ data: { itemTypeId: shop.pieceId('URN-1'), term: '1033' } });
  const found = async (text: string) => (await search(shop.buyer, text)).map(({ kind }) => kind);
  expect(await found('1033')).toEqual(['PRODUCT']);
  expect(await found('10337')).toEqual([]);
});

test('finds an estimate by number, name and reference, for users who may open it', async () => {
  const id = await savedEstimate(shop.buyer, shop, { name: 'Quimper window', reference: 'Vitrine 9' });
  const { number } = await db.estimate.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const found = async (actor: Actor, text: string) =>
    (await search(actor, text)).flatMap(({ kind, hits }) =>
      kind === 'ESTIMATE' ? hits.map((hit) => hit.nodeId) : [],
    );
  for (const text of [number, number.slice(4), 'quimp', 'vitrine']) {
    expect(await found(shop.buyer, text)).toContain(id);
    expect(await found(shop.foreignBuyer, text)).not.toContain(id);
    expect(await found(shop.colleague, text)).not.toContain(id);
  }
  await estimateStep(shop.buyer, 'shareEstimate', { id, isShared: true });
  expect(await found(shop.colleague, 'quimp')).toEqual([id]);
  await estimateStep(shop.buyer, 'deleteEstimate', { id }, 'estimateId');
  expect(await found(shop.buyer, 'quimp')).toEqual([]);
});

test('finds a consignment by number and pieces, for users who see it', async () => {
  const { number, globalId } = await packedConsignment(shop, { contactId: shop.buyer.userId ?? 0 });
  const found = async (actor: Actor, text: string) =>
    (await search(actor, text)).flatMap(({ kind, hits }) => (kind === 'CONSIGNMENT' ? hits : []));
  for (const text of [number, number.toLowerCase(), number.slice(3), number.slice(4), 'band-1']) {
    expect(await found(shop.buyer, text)).toMatchObject([{ nodeId: globalId, number, customer: null }]);
    expect(await found(shop.sales, text)).toMatchObject([{ number, customer: 'Jeweller LUNA-001' }]);
    for (const other of [shop.foreignBuyer, shop.colleague, shop.content])
      expect(await found(other, text)).toEqual([]);
  }
});

test('states that there are more results', async () => {
  const [group] = await search(shop.approver, 'strom', 1);
  expect([group?.hits.length, group?.hasMore]).toEqual([1, true]);
});

test('everything is found by one statement, and looked up by one', async () => {
  const { data, statements } = await run(shop.admin, SEARCH, { text: '471' }, { sql, rows });
  expect(statements).toHaveLength(1);
  const ids = data.search.flatMap(({ hits }: Group) => hits.map(({ nodeId }) => nodeId));
  const looked = await run(shop.admin, HITS, { ids }, { sql, rows });
  expect(looked.statements).toHaveLength(1);
  expect(looked.data.searchHits.map(({ nodeId }: Hit) => nodeId)).toEqual(ids);
});

test('returns recent items only if they are still visible', async () => {
  const groups = await search(shop.admin, '4711');
  const ids = groups.flatMap(({ hits }) => hits.map(({ nodeId }) => nodeId));
  const { data } = await run(shop.buyer, HITS, { ids: [...ids, 'nonsense', 'Tm90aGluZzox', ...ids] });
  expect(data.searchHits.map(({ number }: Hit) => number)).toEqual([first]);
});

test('refuses excessive requests', async () => {
  expect((await run(shop.buyer, SEARCH, { text: 'ring', first: 11 })).errors).toHaveLength(1);
  expect((await run(shop.buyer, SEARCH, { text: 'ring', first: 0 })).errors).toHaveLength(1);
  expect((await run(shop.buyer, HITS, { ids: Array(21).fill('x') })).errors).toHaveLength(1);
  expect(await search(shop.buyer, 'ring '.repeat(100))).toEqual([]);
});
