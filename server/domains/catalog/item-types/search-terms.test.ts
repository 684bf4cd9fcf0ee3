import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';
import { searchedTerms } from './search-terms.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const piece = { code: 'PENDANT-1' };
const { id } = await db.itemType.findUniqueOrThrow({ where: piece, select: { id: true } });

const found = async (search: string): Promise<string[]> => {
  const document = `query ($search: String) { products(first: 50, filter: { search: $search }) { edges { node { code } } } }`;
  const { data } = await run(shop.admin, document, { search });
  return data.products.edges.map(({ node }: { node: { code: string } }) => node.code);
};

test.each([
  'Alliance « Étoile » 14K, 1.8 fil',
  'Cœur ŒUVRE e\u0301clat',
  '..dots... or 0.50.',
  'a^b ~ ñandú Straße Øre Łódź',
  '結婚指輪 パール, ＲＳ１０１ ﬁne кольцо',
  `${'x'.repeat(60)} ${'x'.repeat(50)}`,
  '',
  ' \t\n',
])('the database reads the words of %j as a search does', async (text) => {
  const words = await db.$queryRaw<{ word: string }[]>`SELECT word FROM search_words(${text}) word`;
  expect(words.map(({ word }) => word).toSorted()).toEqual(searchedTerms(text).toSorted());
});

test.each([
  ['a code', 'RS-101-14KY', ['101', '14ky', 'rs', 'rs10114ky']],
  ['a measure', '4 mm, 1.8-ct', ['1.8', '1.8ct', '4', '4mm', 'ct', 'mm']],
])('%s is found with and without its hyphens and blanks', async (_what, text, words) => {
  const read = await db.$queryRaw<{ word: string }[]>`SELECT word FROM search_words(${text}) word`;
  expect(read.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
});

test.each(['4 mm', '4mm', '1.8 CT', 'RS101-14ky 4 mm'])(
  'a search for %j finds a piece that names it',
  async (search) => {
    const read = await db.$queryRaw<
      { word: string }[]
    >`SELECT word FROM search_words('RS101-14KY, 4 mm wide, 1.8-ct') word`;
    const words = read.map(({ word }) => word);
    expect(searchedTerms(search).filter((term) => !words.includes(term))).toEqual([]);
  },
);

test.each<[string, () => Promise<unknown>, string, string]>([
  [
    'name',
    () => db.itemType.update({ where: piece, data: { nameFr: 'Pendentif zéphyr' } }),
    'zephyr',
    'zehpyr',
  ],
  [
    'English description',
    () => db.itemType.update({ where: piece, data: { descriptionEn: 'Like a quasar.' } }),
    'quasar',
    'qausar',
  ],
  [
    'French description',
    () => db.itemType.update({ where: piece, data: { descriptionFr: 'Une nébuleuse.' } }),
    'nebuleuse',
    'nebulleuse',
  ],
  [
    'category',
    () => db.productCategory.update({ where: { code: 'PENDANTS' }, data: { nameEn: 'Medallions' } }),
    'medallion',
    'medalions',
  ],
  [
    'group',
    () => db.itemGroup.update({ where: { code: 'PENDANTS' }, data: { nameEn: 'Neckwear' } }),
    'neckwear',
    'nekcwear',
  ],
  [
    'alloy',
    () => db.alloy.update({ where: { code: 'AG925' }, data: { nameFr: 'Argent lunaire' } }),
    'argent lun',
    'lunarie',
  ],
])('finds a piece by its current %s, and despite a typo', async (_source, rename, word, slip) => {
  expect(await found(word)).toEqual([]);
  await rename();
  expect(await found(word)).toContain(piece.code);
  expect(await found(slip)).toContain(piece.code);
});

test('a piece that moves is found by where it is, and no longer by where it was', async () => {
  const [bands, group] = [
    await db.productCategory.findUniqueOrThrow({ where: { code: 'BANDS' } }),
    await db.itemGroup.findUniqueOrThrow({ where: { code: 'BANDS' } }),
  ];
  await db.productCategory.update({ where: { id: bands.id }, data: { nameFr: 'Anneaux' } });
  await db.categoryItem.create({ data: { itemTypeId: id, categoryId: bands.id } });
  expect(await found('heart anneaux')).toEqual([piece.code]);
  await db.categoryItem.deleteMany({ where: { itemTypeId: id, categoryId: bands.id } });
  expect(await found('heart anneaux')).toEqual([]);
  await db.itemGroup.update({ where: { id: group.id }, data: { nameFr: 'Joncs' } });
  await db.itemType.update({ where: { id }, data: { itemGroupId: group.id } });
  expect(await found('heart joncs')).toEqual([piece.code]);
  expect(await found('heart neckwear')).not.toContain(piece.code);
});

test('an alloy that a piece is no longer offered in does not find it', async () => {
  const alloy = await db.alloy.findUniqueOrThrow({ where: { code: '14KY' } });
  await db.itemTypeAlloy.create({ data: { itemTypeId: id, alloyId: alloy.id, isDefault: false } });
  expect(await found('heart yellow')).toEqual([piece.code]);
  await db.itemTypeAlloy.deleteMany({ where: { itemTypeId: id, alloyId: alloy.id } });
  expect(await found('heart yellow')).toEqual([]);
});

test('the global search has hits in code and name before those in other words', async () => {
  await db.itemType.update({ where: { code: 'BAND-1' }, data: { descriptionEn: 'It goes with a heart.' } });
  const document = `query ($text: String!) { search(text: $text) { kind hits { number } } }`;
  const { data, errors } = await run(shop.admin, document, { text: 'heart' });
  expect(errors).toEqual([]);
  const products = data.search.find(({ kind }: { kind: string }) => kind === 'PRODUCT');
  const numbers = products.hits.map(({ number }: { number: string }) => number);
  expect(numbers).toEqual(expect.arrayContaining([piece.code, 'BAND-1']));
  expect(numbers.indexOf(piece.code)).toBeLessThan(numbers.indexOf('BAND-1'));
});
