import { expect, test } from '@jest/globals';
import { createActor, visitor } from '../../../test/actors.ts';
import { createSampleCatalog, SAMPLE_PENDANT, WORKED_EXAMPLE } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const MORE_BANDS = 20;
await createSampleCatalog(db, {
  now: NOW,
  pieces: [
    ...Array.from({ length: MORE_BANDS }, (_, index) => ({ ...WORKED_EXAMPLE, code: `B-${index}` })),
    { ...SAMPLE_PENDANT, code: 'HIDDEN-1', featuredRank: null, shownInCatalog: false },
    ...(['ROUND', 'OVAL'] as const).map((shape, index) => ({
      ...WORKED_EXAMPLE,
      code: `SOLITAIRE-${index}`,
      minSize: '5',
      stones: [
        {
          position: 'CENTRE' as const,
          gem: 'DIAMOND',
          shape,
          quality: 'G-VS',
          caratEach: index === 0 ? '0.50' : '0.49',
          count: 1,
          settingType: 'PAVE',
        },
      ],
    })),
  ],
});
const anybody = visitor(db);
const SOLITAIRES = 2;
const BANDS = MORE_BANDS + 1 + SOLITAIRES;

// The GraphQL response.
// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
type Row = any;

test('filters offer what finds something, with counts', async () => {
  const document = `query ($code: String) { filterAttributes(categoryCode: $code) {
    attribute { code } options { productCount option { code name } }
  } }`;
  const { data } = await run(anybody, document, { code: 'BANDS' }, { now: NOW, language: 'fr' });
  expect(data.filterAttributes).toEqual([
    {
      attribute: { code: 'FINISH' },
      options: [
        { productCount: BANDS, option: { code: 'POLISHED', name: 'Poli' } },
        { productCount: BANDS, option: { code: 'BRUSHED', name: 'Brossé' } },
      ],
    },
    {
      attribute: { code: 'QUALITY' },
      options: [
        { productCount: BANDS, option: { code: 'G_VS', name: 'G-VS' } },
        { productCount: BANDS, option: { code: 'H_SI', name: 'H-SI' } },
      ],
    },
  ]);
  expect((await run(anybody, document, { code: 'PENDANTS' }, { now: NOW })).data.filterAttributes).toEqual(
    [],
  );
});

test('each choice is counted beside the other filters, and not beside its own', async () => {
  const document = `query ($filter: ProductFilter) {
    attributes: filterAttributes { attribute { databaseId code } options { option { databaseId code } } }
    productFacets(filter: $filter) {
      productCount
      alloys { databaseId code productCount }
      attributes { attribute { code } options { productCount option { code } } }
    }
    products(first: 0, filter: $filter) { totalCount { count } }
  }`;
  const ask = async (filter: object) => (await run(anybody, document, { filter }, { now: NOW })).data;
  const whole = await ask({});
  const finish = whole.attributes.find(({ attribute }: Row) => attribute.code === 'FINISH');
  const [polished, brushed] = finish.options.map(({ option }: Row) => option.databaseId);
  const chosen = { attributes: [{ attributeId: finish.attribute.databaseId, optionIds: [polished] }] };
  const narrowed = await ask(chosen);
  const both = await ask({ attributes: [{ ...chosen.attributes[0], optionIds: [polished, brushed] }] });
  const ofFinish = ({ productFacets }: Row) =>
    productFacets.attributes.find(({ attribute }: Row) => attribute.code === 'FINISH');
  expect(narrowed.productFacets.productCount).toBe(narrowed.products.totalCount.count);
  // Another option of the same attribute adds pieces, so its count stays.
  expect(ofFinish(narrowed)).toEqual(ofFinish(whole));
  expect(ofFinish(both)).toEqual(ofFinish(whole));
  for (const { databaseId, code, productCount } of narrowed.productFacets.alloys) {
    const withAlloy = await ask({ ...chosen, alloyIds: [databaseId] });
    expect([code, productCount]).toEqual([code, withAlloy.products.totalCount.count]);
    expect(withAlloy.productFacets.alloys).toEqual(narrowed.productFacets.alloys);
  }
});

const MEASURES = `query ($filter: ProductFilter) {
  productFacets(filter: $filter) {
    productCount similarWords
    categories { code databaseId productCount }
    karats { mark name productCount }
    sizes { productCount size { us } }
    centreCarats { from below productCount }
    shapes { code name productCount }
    thicknesses { from below productCount }
    listPrices { from below productCount }
  }
  products(first: 0, filter: $filter) { totalCount { count } }
}`;

/** Each choice of the facets as its filter, with the promised count. */
function choicesOf({ productFacets: facets }: Row): [object, number][] {
  const ranges = (name: string) =>
    facets[name].map(({ from, below, productCount }: Row) => [{ [name]: [{ from, below }] }, productCount]);
  return [
    ...facets.categories.map((each: Row) => [{ categoryIds: [each.databaseId] }, each.productCount]),
    ...facets.karats.map((each: Row) => [{ karats: [each.mark] }, each.productCount]),
    ...facets.sizes.map((each: Row) => [{ sizes: [each.size.us] }, each.productCount]),
    ...facets.shapes.map((each: Row) => [{ shapes: [each.code] }, each.productCount]),
    ...['centreCarats', 'thicknesses', 'listPrices'].flatMap(ranges),
  ];
}

test.each<[string, object]>([
  ['nothing', {}],
  ['a cut', { shapes: ['ROUND'] }],
  ['a size and a range of carats', { sizes: ['4.25'], centreCarats: [{ from: '0.25', below: '0.50' }] }],
  ['a karat', { karats: ['14K'] }],
  ['a price', { listPrices: [{ from: '250', below: '500' }], minPrice: '1' }],
])('the count of a measure with %s equals its result', async (_case, chosen) => {
  const ask = async (filter: object) => (await run(anybody, MEASURES, { filter }, { now: NOW })).data;
  const facets = await ask(chosen);
  expect(facets.productFacets.productCount).toBe(facets.products.totalCount.count);
  const choices = choicesOf(facets).filter(([filter]) => !('sizes' in filter) || 'sizes' in chosen);
  expect(choices.length).toBeGreaterThan(8);
  for (const [filter, promised] of choices) {
    const { minPrice: _least, ...others } = chosen as Row;
    const narrowed = 'listPrices' in filter ? { ...others, ...filter } : { ...chosen, ...filter };
    expect([filter, promised]).toEqual([filter, (await ask(narrowed)).products.totalCount.count]);
  }
});

test('measures are counted in the units of the trade', async () => {
  const { data } = await run(anybody, MEASURES, {}, { now: NOW, language: 'fr' });
  const { sizes, karats, shapes, centreCarats, thicknesses } = data.productFacets;
  expect(karats[0]).toEqual({ mark: '14K', name: '14 ct', productCount: BANDS });
  expect(sizes.find(({ size }: Row) => size.us === '4.75').productCount).toBe(BANDS - SOLITAIRES);
  expect(sizes.find(({ size }: Row) => size.us === '5').productCount).toBe(BANDS);
  expect(shapes).toEqual([
    { code: 'ROUND', name: 'Rond', productCount: 1 },
    { code: 'OVAL', name: 'Ovale', productCount: 1 },
  ]);
  expect(centreCarats).toEqual([
    { from: '0.25', below: '0.50', productCount: 1 },
    { from: '0.50', below: '0.75', productCount: 1 },
  ]);
  expect(thicknesses).toEqual([{ from: '1.8', below: '2.0', productCount: BANDS }]);
});

test('a search returns the words that it replaced', async () => {
  const { data } = await run(anybody, MEASURES, { filter: { search: 'etoile band' } }, { now: NOW });
  expect(data.productFacets.similarWords).toEqual([]);
  const typed = await run(anybody, MEASURES, { filter: { search: 'etiole band' } }, { now: NOW });
  expect(typed.data.productFacets).toMatchObject({ similarWords: ['etiole'], productCount: BANDS });
});

test('where prices are not shown, no facet counts them', async () => {
  const staff = await createActor(db, { role: 'STAFF_PRODUCTION' }, NOW);
  expect((await run(staff, MEASURES, {}, { now: NOW })).data.productFacets.listPrices).toBeNull();
});

test('finds a centre stone by its choices, until they end', async () => {
  const attribute = await db.attribute.create({
    data: {
      code: 'CENTRE',
      nameEn: 'Centre stone',
      nameFr: 'Pierre centrale',
      kind: 'SELECT',
      options: {
        create: [
          { code: 'PEAR', nameEn: 'Pear', nameFr: 'Poire', stoneShape: 'PEAR' },
          { code: 'TWO', nameEn: '2 ct', nameFr: '2 ct', centreCarat: '2.000' },
        ],
      },
    },
    include: { options: true },
  });
  const chosen = async (filter: object): Promise<string[]> => {
    const document = `query ($filter: ProductFilter) { products(first: 50, filter: $filter) { edges { node { code } } } }`;
    const { data } = await run(anybody, document, { filter }, { now: NOW });
    return data.products.edges.map(({ node }: Row) => node.code).toSorted();
  };
  const found = async () => [
    await chosen({ shapes: ['PEAR'] }),
    await chosen({ centreCarats: [{ from: '2', below: '3' }] }),
  ];
  expect(await found()).toEqual([[], []]);
  const pieces = await db.itemType.findMany({
    where: { code: { in: ['SOLITAIRE-0', 'BAND-1', 'PENDANT-1'] } },
  });
  const optionId = { create: attribute.options.map(({ id }) => ({ optionId: id })) };
  for (const { id: itemTypeId } of pieces)
    await db.itemTypeAttribute.create({ data: { itemTypeId, attributeId: attribute.id, options: optionId } });
  // A row of equal stones has the cut but no centre carat; a piece without stones has neither.
  expect(await found()).toEqual([['BAND-1', 'SOLITAIRE-0'], ['SOLITAIRE-0']]);
  const { data } = await run(anybody, MEASURES, { filter: { search: 'band' } }, { now: NOW });
  expect(data.productFacets.shapes).toContainEqual({ code: 'PEAR', name: 'Pear', productCount: 2 });
  expect(data.productFacets.centreCarats).toContainEqual({ from: '2.00', below: '3.00', productCount: 1 });
  await db.attributeOption.updateMany({ where: { code: 'TWO' }, data: { centreCarat: '1.000' } });
  expect(await found()).toEqual([['BAND-1', 'SOLITAIRE-0'], []]);
  const solitaire = { itemType: { is: { code: 'SOLITAIRE-0' } }, attributeId: attribute.id };
  await db.itemTypeAttribute.deleteMany({ where: solitaire });
  expect(await found()).toEqual([['BAND-1'], []]);
  await db.itemTypeAttributeOption.deleteMany({ where: { option: { is: { code: 'PEAR' } } } });
  expect(await found()).toEqual([[], []]);
  expect(await chosen({ shapes: ['ROUND'] })).toEqual(['SOLITAIRE-0']);
  await db.itemTypeStone.updateMany({
    where: { position: 'CENTRE', shape: 'ROUND' },
    data: { shape: 'PEAR' },
  });
  expect(await found()).toEqual([['SOLITAIRE-0'], []]);
});
