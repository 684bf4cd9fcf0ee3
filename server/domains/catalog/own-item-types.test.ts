import { expect, test } from '@jest/globals';
import { signedIn } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit, workedExample } from '../../test/shop.ts';
import { saveSetting } from '../settings/save-setting.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const [band, pendant] = [shop.pieceId('BAND-1'), shop.pieceId('PENDANT-1')];

const SEEN = `query ($input: CalculatePriceInput!) {
  products { edges { node { code } } totalCount { count } }
  productFacets { productCount }
  filterAttributes { attribute { code } }
  productCategories { edges { node { code productCount } } }
  band: product(code: "BAND-1") { code }
  pendant: product(code: "PENDANT-1") { code }
  search(text: "pendant") { hits { number } }
  calculatePrice(input: $input) { unitPrice }
}`;

// The GraphQL response.
// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
type Answer = any;

async function seen(actor = shop.buyer): Promise<{ data: Answer; errors: Answer[] }> {
  const document = SEEN.replace(/ {2}search.*\n/, '');
  return run(actor, document, { input: { configuration: workedExample(shop), quantity: 1 } });
}

const codes = ({ products }: Answer): string[] =>
  products.edges.map(({ node }: { node: { code: string } }) => node.code).toSorted();

test('without the setting everybody sees everything, whosever it is', async () => {
  await db.itemTypeUser.create({ data: { itemTypeId: pendant, userId: shop.buyer.userId ?? 0 } });
  expect(codes((await seen()).data)).toEqual(['BAND-1', 'BAND-PROOF', 'PENDANT-1', 'URN-1']);
});

test('with it, users see, price and order their own pieces or their customer’s', async () => {
  await saveSetting(db, 'USERS_ONLY_VIEW_THEIR_ITEM_TYPES', true);
  const own = await seen();
  expect(codes(own.data)).toEqual(['PENDANT-1']);
  expect(own.data).toMatchObject({
    productFacets: { productCount: 1 },
    filterAttributes: [],
    productCategories: { edges: [{ node: { code: 'PENDANTS', productCount: 1 } }] },
    band: null,
    pendant: { code: 'PENDANT-1' },
    calculatePrice: null,
  });
  expect(own.errors[0]?.extensions).toMatchObject({ issues: [{ path: 'configuration.itemTypeId' }] });
  expect(await add(shop.buyer, shop)).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: 'configuration.itemTypeId', code: 'UNKNOWN' }],
  });
  expect(codes((await seen(shop.colleague)).data)).toEqual([]);

  await db.itemTypeCustomer.create({ data: { itemTypeId: band, customerId: shop.luna } });
  expect(codes((await seen()).data)).toEqual(['BAND-1', 'PENDANT-1']);
  expect(codes((await seen(shop.colleague)).data)).toEqual(['BAND-1']);
  expect(codes((await seen(shop.foreignBuyer)).data)).toEqual([]);
  expect(await add(shop.buyer, shop)).toMatchObject({ __typename: 'AddToCartSuccess' });
});

test('a line of a piece that is no longer theirs stays, without a price', async () => {
  await db.itemTypeCustomer.deleteMany();
  const { data } = await run(shop.buyer, '{ cart { items { unitPrice missing } } }');
  expect(data.cart.items).toEqual([{ unitPrice: null, missing: ['QUOTE_REQUIRED'] }]);
  for (const request of [{}, { asQuote: true }])
    expect(await submit(shop.buyer, request)).toMatchObject({ code: 'PIECE_WITHDRAWN' });
});

test('an excepted user immediately sees, prices and orders everything; colleagues do not', async () => {
  const except = (seesAllItemTypes: boolean) =>
    db.user.update({ where: { id: shop.buyer.userId ?? 0 }, data: { seesAllItemTypes } });
  await except(true);
  expect(codes((await seen()).data)).toEqual(['BAND-1', 'BAND-PROOF', 'PENDANT-1', 'URN-1']);
  expect(await add(shop.buyer, shop)).toMatchObject({ __typename: 'AddToCartSuccess' });
  expect(codes((await seen(shop.colleague)).data)).toEqual([]);
  await except(false);
  expect(codes((await seen()).data)).toEqual(['PENDANT-1']);
});

test('staff see everything, and the categories of the customer they work for where they ask for those', async () => {
  await db.itemTypeCustomer.create({ data: { itemTypeId: band, customerId: shop.luna } });
  expect(codes((await seen(shop.sales)).data)).toHaveLength(4);
  const document = `query ($filter: ProductCategoryFilter) { productCategories(filter: $filter) { edges { node { code } } } }`;
  const { userId, userName } = shop.sales;
  const actor = await signedIn(db, {
    userId: userId ?? 0,
    userName: userName ?? '',
    customerId: shop.luna,
  });
  const categories = async (ownItemTypesOnly: boolean) => {
    const { data } = await run(actor, document, { filter: { ownItemTypesOnly } });
    return data.productCategories.edges.map(({ node }: Answer) => node.code).toSorted();
  };
  expect(await categories(false)).toEqual(['BANDS', 'CLASSIC_BANDS', 'PENDANTS']);
  expect(await categories(true)).toEqual(['BANDS', 'CLASSIC_BANDS']);
});

test('does not offer discontinued item types or parts to categories', async () => {
  await saveSetting(db, 'USERS_ONLY_VIEW_THEIR_ITEM_TYPES', false);
  const document = `query ($filter: ProductFilter) { products(filter: $filter) { edges { node { code } } } }`;
  const bands = await db.productCategory.findUniqueOrThrow({ where: { code: 'CLASSIC_BANDS' } });
  const addable = async () =>
    codes((await run(shop.content, document, { filter: { addableToCategoryId: bands.id } })).data);
  expect(await addable()).toEqual(['PENDANT-1', 'URN-1']);
  await db.itemType.update({ where: { code: 'URN-1' }, data: { isPartOnly: true } });
  expect(await addable()).toEqual(['PENDANT-1']);
  await db.itemType.update({ where: { code: 'PENDANT-1' }, data: { isActive: false } });
  expect(await addable()).toEqual([]);
});
