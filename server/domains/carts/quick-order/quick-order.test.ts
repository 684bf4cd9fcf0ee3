import { beforeEach, expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer } = shop;

const PREVIEW = `query ($text: String!) { previewQuickOrder(text: $text) { blockedCount subTotal rows {
  line code itemCode quantity reference size { us } alloyName unitPrice linePrice problems { code subject } } } }`;

const ORDER = `mutation ($input: QuickOrderInput!) { result: quickOrder(input: $input) { __typename
  ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on QuickOrderSuccess { addedCount cart { items { quantity reference size { us } itemType { code } } } } } }`;

const preview = async (text: string) => (await run(buyer, PREVIEW, { text })).data.previewQuickOrder;
const order = async (text: string) => (await run(buyer, ORDER, { input: { text } })).data.result;

beforeEach(async () => {
  await db.cartItem.deleteMany();
});

test('codes and quantities are understood, priced and ordered in their order', async () => {
  const text = 'Code\tQty\tSize\tReference\nBAND-PROOF\t2\t7½\tTray 1\nband-1\t1\t6\t';
  const shown = await preview(text);
  expect(shown).toMatchObject({
    blockedCount: 0,
    rows: [
      {
        line: 2,
        itemCode: 'BAND-PROOF',
        quantity: 2,
        reference: 'Tray 1',
        size: { us: '7.5' },
        problems: [],
      },
      { line: 3, itemCode: 'BAND-1', quantity: 1, reference: null, size: { us: '6' }, problems: [] },
    ],
  });
  const sum = shown.rows.reduce(
    (all: number, { linePrice }: { linePrice: string }) => all + Number(linePrice),
    0,
  );
  expect(Number(shown.subTotal)).toBeCloseTo(sum, 2);
  expect(await order(text)).toMatchObject({
    addedCount: 2,
    cart: {
      items: [
        { quantity: 2, reference: 'Tray 1', size: { us: '7.5' }, itemType: { code: 'BAND-PROOF' } },
        { quantity: 1, reference: null, itemType: { code: 'BAND-1' } },
      ],
    },
  });
});

test('reports rings of one size among the added lines and in the cart', async () => {
  const ask = `mutation ($input: QuickOrderInput!) { result: quickOrder(input: $input) {
    ... on QuickOrderSuccess { addedLineIds warnings sameRingSizeLineIds } } }`;
  const asked = async (text: string) => (await run(buyer, ask, { input: { text } })).data.result;
  const first = await asked('code,qty,size\nBAND-1,1,7\nBAND-PROOF,1,6');
  expect(first).toMatchObject({ warnings: [], sameRingSizeLineIds: [] });
  const [seven] = first.addedLineIds;
  const second = await asked('code,qty,size\nBAND-PROOF,1,7\nBAND-1,1,5\nBAND-PROOF,1,5');
  expect(second).toMatchObject({
    warnings: ['SAME_RING_SIZE'],
    sameRingSizeLineIds: [seven, ...second.addedLineIds],
  });
});

test('a variant brings its metal and size', async () => {
  const { alloyId, itemTypeId } = await db.itemTypeAlloy.findFirstOrThrow({
    where: { itemType: { code: 'BAND-PROOF' } },
    orderBy: { rank: 'desc' },
  });
  const names = { nameEn: 'Variant', nameFr: 'Variante' };
  await db.itemVariant.create({ data: { ...names, itemTypeId, alloyId, code: 'BAND-V1', size: 8 } });
  const alloy = await db.alloy.findUniqueOrThrow({ where: { id: alloyId } });
  const { rows } = await preview('BAND-V1;3');
  expect(rows).toMatchObject([
    {
      code: 'BAND-V1',
      itemCode: 'BAND-PROOF',
      size: { us: '8' },
      alloyName: alloy.nameEn,
      quantity: 3,
      problems: [],
    },
  ]);
});

test('lists problems per row, and orders nothing', async () => {
  const text = [
    'code,qty,size,metal',
    'BAND-PROOF,2,7,',
    'NO-SUCH,1,,',
    'BAND-PROOF,x,7,',
    'BAND-PROOF,1,99,',
    'BAND-PROOF,1,big,',
    'BAND-PROOF,1,7,chocolate',
    ',1,,',
  ].join('\n');
  const shown = await preview(text);
  expect(
    shown.rows.map(({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code)),
  ).toEqual([
    [],
    ['CODE_UNKNOWN'],
    ['QUANTITY_INVALID'],
    ['SIZE_NOT_OFFERED'],
    ['SIZE_NOT_OFFERED'],
    ['METAL_NOT_OFFERED'],
    ['CODE_MISSING'],
  ]);
  expect([shown.blockedCount, shown.rows[5].problems[0].subject]).toEqual([6, 'chocolate']);
  const refused = await order(text);
  expect(refused.issues.map(({ path }: { path: string }) => path)).toEqual(
    [3, 4, 5, 6, 7, 8].map((line) => `text.${line}`),
  );
  expect(await db.cartItem.count()).toBe(0);
});

test('there are limits: 200 rows, and the room of the cart', async () => {
  const rows = (count: number) =>
    ['code\tsize', ...Array.from({ length: count }, () => 'BAND-PROOF\t7')].join('\n');
  expect(await order(rows(201))).toMatchObject({ issues: [{ path: 'text', code: 'TOO_MANY_ROWS' }] });
  expect(await order('')).toMatchObject({ issues: [{ path: 'text', code: 'REQUIRED' }] });
  expect(await order(rows(200))).toMatchObject({ addedCount: 200 });
  expect(await order(rows(1))).toMatchObject({ code: 'CART_FULL' });
  expect(await db.cartItem.count()).toBe(200);
});
