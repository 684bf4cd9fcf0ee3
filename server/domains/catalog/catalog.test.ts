import { expect, test } from '@jest/globals';
import { visitor } from '../../test/actors.ts';
import { createSampleCatalog, SAMPLE_PENDANT, WORKED_EXAMPLE } from '../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';

const { db, sql } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const ids = await createSampleCatalog(db, {
  now: NOW,
  pieces: [
    {
      ...WORKED_EXAMPLE,
      code: 'SET-1',
      nameEn: 'Wedding set',
      nameFr: 'Parure',
      subItems: [{ code: 'BAND-1', quantity: 1 }],
      images: [
        { altEn: 'From above', altFr: 'De dessus', drawing: { ...WORKED_EXAMPLE.drawing, view: 'TOP' } },
      ],
      variants: [
        { code: 'SET-1-Y', nameEn: 'Yellow', nameFr: 'Jaune', alloyCode: '14KY' },
        {
          code: 'SET-1-W-BRUSHED',
          nameEn: 'White, brushed',
          nameFr: 'Blanc, brossé',
          alloyCode: '14KW',
          size: '6',
          options: [{ attributeCode: 'FINISH', optionCode: 'BRUSHED' }],
        },
      ],
    },
    { ...SAMPLE_PENDANT, code: 'PENDANT-2' },
  ],
});
const anybody = visitor(db);

test('the tree has names, paths and counts that include descendants', async () => {
  const document = `{
    productCategories(filter: { onlyRoots: true }) { totalCount { count } edges { node {
      code name productCount parent { code } imageUrl children { code name productCount breadcrumb { code } }
    } } }
    productCategory(code: "CLASSIC_BANDS") { parent { code } breadcrumb { name } }
  }`;
  const { data, statements } = await run(anybody, document, {}, { now: NOW, language: 'fr', sql });
  expect(data.productCategories.totalCount.count).toBe(2);
  expect(data.productCategories.edges).toMatchObject([
    {
      node: {
        code: 'BANDS',
        name: 'Alliances',
        productCount: 2,
        parent: null,
        imageUrl: expect.stringMatching(/^\/pictures\/categories\/\d+\/640\.webp\?v=1$/),
        children: [
          {
            code: 'CLASSIC_BANDS',
            productCount: 2,
            breadcrumb: [{ code: 'BANDS' }, { code: 'CLASSIC_BANDS' }],
          },
        ],
      },
    },
    { node: { code: 'PENDANTS', productCount: 3, children: [] } },
  ]);
  expect(data.productCategory).toEqual({
    parent: { code: 'BANDS' },
    breadcrumb: [{ name: 'Alliances' }, { name: 'Classiques' }],
  });
  expect(statements.length).toBeLessThanOrEqual(5);
});

test('a hidden category hides its descendants', async () => {
  await db.productCategory.update({ where: { code: 'BANDS' }, data: { shown: false } });
  const { data } = await run(
    anybody,
    '{ productCategories { edges { node { code } } } productCategory(code: "CLASSIC_BANDS") { code } }',
  );
  await db.productCategory.update({ where: { code: 'BANDS' }, data: { shown: true } });
  expect(data).toEqual({
    productCategories: { edges: [{ node: { code: 'PENDANTS' } }] },
    productCategory: null,
  });
});

test('a product has everything that its page needs', async () => {
  const document = `{ product(code: "SET-1") {
    databaseId listPrice sizeRange { min max reference sizes { us eu uk mm } }
    images(alloyId: 7) { url thumbnailUrl alt rank }
    attributes { required attribute { code kind } defaultOption { code } options { code } }
    subItems { quantity itemType { code } }
    variants { code price size alloy { code } options { code } }
    stones { gem caratEach count }
  } }`;
  const { data } = await run(anybody, document, {}, { now: NOW });
  const { product } = data;
  expect(product.sizeRange).toMatchObject({ min: '4', max: '13', reference: '7' });
  expect(product.sizeRange.sizes).toHaveLength(37);
  expect(product.sizeRange.sizes[12]).toEqual({ us: '7', eu: '54.4', uk: expect.any(String), mm: '17.32' });
  expect(product.images).toEqual([
    {
      url: `/pictures/pieces/${product.databaseId}/7/0/1200.webp?v=1`,
      thumbnailUrl: `/pictures/pieces/${product.databaseId}/7/0/320.webp?v=1`,
      alt: 'Wedding set',
      rank: 0,
    },
    expect.objectContaining({ alt: 'From above', rank: 1 }),
  ]);
  expect(product.attributes[1]).toEqual({
    required: true,
    attribute: { code: 'FINISH', kind: 'SELECT' },
    defaultOption: { code: 'POLISHED' },
    options: [{ code: 'POLISHED' }, { code: 'BRUSHED' }],
  });
  expect(product.subItems).toEqual([{ quantity: 1, itemType: { code: 'BAND-1' } }]);
  expect(product.variants).toEqual([
    { code: 'SET-1-Y', price: '927.10', size: null, alloy: { code: '14KY' }, options: [] },
    {
      code: 'SET-1-W-BRUSHED',
      price: expect.any(String),
      size: '6',
      alloy: { code: '14KW' },
      options: [{ code: 'BRUSHED' }],
    },
  ]);
  // The smallest sizes in the cheaper quality, which costs less than the default set.
  expect(product.listPrice).toBe('796.18');
});

test('a variant matches where every choice is its own or the standard', async () => {
  const finish = await db.attribute.findUniqueOrThrow({
    where: { code: 'FINISH' },
    include: { options: true },
  });
  const brushed = finish.options.find(({ code }) => code === 'BRUSHED');
  const polished = finish.options.find(({ code }) => code === 'POLISHED');
  const match = async (optionId: number | undefined, size: string | null) => {
    const document = `query ($itemTypeId: Int!, $attributes: [AttributeChoiceInput!]!, $size: Decimal) {
      matchingVariant(itemTypeId: $itemTypeId, attributes: $attributes, size: $size) { code }
    }`;
    const attributes = [{ attributeId: finish.id, optionId }];
    return (await run(anybody, document, { itemTypeId: ids.get('SET-1'), attributes, size })).data
      .matchingVariant?.code;
  };
  expect(await match(brushed?.id, '6')).toBe('SET-1-W-BRUSHED');
  // The yellow variant does not fix a brushed finish, and it is not the default.
  expect(await match(brushed?.id, '7')).toBeUndefined();
  expect(await match(polished?.id, null)).toBe('SET-1-Y');
});

test('a ring size and an option count as well when they are given as the text of their attributes', async () => {
  const codes = ['SIZE', 'FINISH'];
  const [size, finish] = await Promise.all(
    codes.map((code) => db.attribute.findUniqueOrThrow({ where: { code }, select: { id: true } })),
  );
  const match = async (...attributes: { attributeId: number; text?: string; optionId?: number }[]) => {
    const document = `query ($itemTypeId: Int!, $attributes: [AttributeChoiceInput!]!) {
      matchingVariant(itemTypeId: $itemTypeId, attributes: $attributes) { code }
    }`;
    return (await run(anybody, document, { itemTypeId: ids.get('SET-1'), attributes })).data.matchingVariant
      ?.code;
  };
  const sized = (text: string) => ({ attributeId: size?.id ?? 0, text });
  const finished = (text: string) => ({ attributeId: finish?.id ?? 0, text });
  expect(await match(sized('6'))).toBe('SET-1-W-BRUSHED');
  expect(await match(sized('7'))).toBe('SET-1-Y');
  expect(await match({ attributeId: size?.id ?? 0, optionId: 7 })).toBe('SET-1-Y');
  expect(await match(sized('6'), finished('BRUSHED'))).toBe('SET-1-W-BRUSHED');
  expect(await match(sized('6'), finished('POLISHED'))).toBe('SET-1-Y');
});

test('sizes that are made, and those of a product', async () => {
  const document = 'query ($id: Int) { ringSizes(itemTypeId: $id) { us } }';
  const sizes = async (id: number | null) => (await run(anybody, document, { id })).data.ringSizes.length;
  expect(await sizes(null)).toBe(61);
  expect(await sizes(ids.get('BAND-1') ?? 0)).toBe(37);
  expect(await sizes(ids.get('PENDANT-1') ?? 0)).toBe(0);
  expect(await sizes(-5)).toBe(0);
});

test('ids that no row can have are missing', async () => {
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const { data, errors } = await run(anybody, document, {
    ids: [btoa('ItemType:x'), btoa('ItemType:99999999999'), btoa('Alloy:-1')],
  });
  expect({ data, errors }).toEqual({ data: { nodes: [null, null, null] }, errors: [] });
});
