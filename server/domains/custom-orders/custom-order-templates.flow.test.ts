import { expect, test } from '@jest/globals';
import type { Actor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newCustomOrder, newCustomOrderGroup } from '../../test/orders/custom-orders.ts';
import { run } from '../../test/run.ts';
import { openShop, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
await newCustomOrderGroup(shop);
const { itemTypeId } = workedExample(shop);

const ERRORS = `__typename ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data }`;

async function call(actor: Actor, name: string, input: object, fields: string) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { ${ERRORS} ... on ${base}Success { ${fields} } } }`;
  return (await run(actor, document, { input })).data.result;
}

const FIELDS = 'databaseId version isActive isOffered rank descriptionFr pictureItemType { databaseId }';
const TREE = 'tree { databaseId code parentDatabaseId rank isActive isOffered }';

type Shown = { code: string; parentDatabaseId: number | null; databaseId: number; isOffered: boolean };

const save = (input: object, actor = shop.admin) =>
  call(
    actor,
    'saveCustomOrderTemplate',
    { nameEn: 'Rings', nameFr: 'Bagues', ...input },
    `template { ${FIELDS} } ${TREE}`,
  );

const moveTo = (templateId: number, parentId: number | null, position?: number) =>
  call(shop.admin, 'moveCustomOrderTemplate', { templateId, parentId, position }, TREE);

const remove = (templateId: number) =>
  call(shop.admin, 'deleteCustomOrderTemplate', { templateId }, `templateId ${TREE}`);

const idOf = async (input: object): Promise<number> => (await save(input)).template.databaseId;

/** Codes directly below a template, in order. */
const below = ({ tree }: { tree: Shown[] }, parentId: number | null) =>
  tree.filter((each) => each.parentDatabaseId === parentId).map(({ code }) => code);

/** Codes that customers see below a template. */
async function found(parentId: number): Promise<string[]> {
  const document =
    'query ($filter: CustomOrderTemplateFilter) { customOrderTemplates(filter: $filter, first: 50) { edges { node { code } } } }';
  const { data } = await run(shop.buyer, document, { filter: { parentId } });
  return data.customOrderTemplates.edges.map(({ node }: { node: Shown }) => node.code);
}

test('a template cannot be moved below itself', async () => {
  const rings = await idOf({ code: 'RINGS' });
  const bands = await idOf({ code: 'BANDS', nameEn: 'Bands', parentId: rings });
  const wide = await idOf({ code: 'WIDE', nameEn: 'Wide', parentId: bands });
  const circle = {
    code: 'CUSTOM_ORDER_CYCLE',
    data: { name: 'Rings', path: 'Rings › Bands › Wide › Rings' },
  };
  expect(await save({ templateId: rings, code: 'RINGS', parentId: wide })).toMatchObject(circle);
  expect(await moveTo(rings, wide)).toMatchObject(circle);
  expect(await moveTo(rings, rings)).toMatchObject({ data: { path: 'Rings › Rings' } });
  expect(await moveTo(rings, 999_999)).toMatchObject({ issues: [{ path: 'parentId', code: 'UNKNOWN' }] });
  expect(await moveTo(999_999, null)).toMatchObject({ code: 'NOT_FOUND' });
});

test('checks typed values by name', async () => {
  const id = await idOf({ code: 'CHECKED' });
  const refused = await Promise.all([
    save({ code: 'CHECKED' }),
    save({ code: 'not a code' }),
    save({ code: '' }),
    save({ code: 'OTHER', nameFr: ' ' }),
    save({ code: 'OTHER', descriptionEn: 'x'.repeat(501) }),
    save({ code: 'OTHER', itemTypeId: 999_999 }),
    save({ code: 'OTHER', pictureItemTypeId: 999_999 }),
    save({ templateId: id, code: 'CHECKED', version: 9 }),
  ]);
  expect(refused.map(({ issues, code }) => (issues ? `${issues[0].path} ${issues[0].code}` : code))).toEqual([
    'code NAME_TAKEN',
    'code WRONG_FORMAT',
    'code REQUIRED',
    'nameFr REQUIRED',
    'descriptionEn TOO_LONG',
    'itemTypeId UNKNOWN',
    'pictureItemTypeId UNKNOWN',
    'CONFLICT',
  ]);
  expect(await save({ code: 'OTHER' }, shop.sales)).toMatchObject({ code: 'FORBIDDEN' });
});

test('templates are written, moved among their siblings and below others', async () => {
  const root = await idOf({ code: 'ROOT' });
  const [one, two] = [
    await idOf({ code: 'ONE', parentId: root }),
    await idOf({ code: 'TWO', parentId: root }),
  ];
  const three = await save({
    code: 'THREE',
    parentId: root,
    rank: 0,
    descriptionFr: 'D’abord.',
    pictureItemTypeId: itemTypeId,
  });
  expect(three.template).toMatchObject({
    version: 1,
    rank: 0,
    isOffered: true,
    descriptionFr: 'D’abord.',
    pictureItemType: { databaseId: itemTypeId },
  });
  expect(below(three, root)).toEqual(['THREE', 'ONE', 'TWO']);
  expect(below(await moveTo(two, root, 0), root)).toEqual(['TWO', 'THREE', 'ONE']);
  expect(below(await moveTo(two, root, 1), root)).toEqual(['THREE', 'TWO', 'ONE']);
  const deeper = await moveTo(one, two);
  expect([below(deeper, root), below(deeper, two)]).toEqual([['THREE', 'TWO'], ['ONE']]);
  const changed = await save({ templateId: two, code: 'TWO', nameEn: 'Second', parentId: root, version: 1 });
  expect(changed.template).toMatchObject({ version: 2, rank: 1 });
  expect(await found(root)).toEqual(['THREE', 'TWO']);
});

test('an inactive one disables its descendants, for customers and orders', async () => {
  const kind = await idOf({ code: 'KIND' });
  const piece = await idOf({ code: 'PIECE', nameEn: 'Aurora', parentId: kind, itemTypeId });
  expect(await found(kind)).toEqual(['PIECE']);
  const closed = await save({ templateId: kind, code: 'KIND', isActive: false });
  expect(closed.tree.find(({ code }: Shown) => code === 'PIECE')).toMatchObject({
    isActive: true,
    isOffered: false,
  });
  expect(await found(kind)).toEqual([]);
  const order = () =>
    call(
      shop.buyer,
      'createCustomOrder',
      { configuration: workedExample(shop), quantity: 1, templateId: piece },
      'customOrderId',
    );
  expect(await order()).toMatchObject({ code: 'CUSTOM_ORDER_TEMPLATE_CLOSED', data: { name: 'Aurora' } });
  await save({ templateId: kind, code: 'KIND', isActive: true });
  expect(await found(kind)).toEqual(['PIECE']);
  expect(await order()).toMatchObject({ customOrderId: expect.any(Number) });
});

test('one with others below it, or that was ordered from, is not deleted', async () => {
  const kind = await idOf({ code: 'GONE' });
  const piece = await idOf({ code: 'GONE-PIECE', parentId: kind, itemTypeId });
  await call(
    shop.buyer,
    'createCustomOrder',
    { configuration: workedExample(shop), quantity: 1, templateId: piece },
    'customOrderId',
  );
  const used = (subItems: number, orders: number) => ({
    code: 'CUSTOM_ORDER_TEMPLATE_USED',
    data: { name: 'Rings', subItems, orders },
  });
  expect(await remove(kind)).toMatchObject(used(1, 0));
  expect(await remove(piece)).toMatchObject(used(0, 1));
  await db.customOrder.update({
    where: { id: await newCustomOrder(shop, shop.buyer) },
    data: { templateId: kind },
  });
  expect(await remove(kind)).toMatchObject(used(1, 1));
  const free = await idOf({ code: 'FREE', parentId: kind, rank: 0 });
  const { tree } = await remove(free);
  expect(tree.find(({ code }: Shown) => code === 'GONE-PIECE')).toMatchObject({ rank: 0 });
  expect(await remove(free)).toMatchObject({ code: 'NOT_FOUND' });
});

test('the whole tree is for those who keep it', async () => {
  const ask = async (actor: Actor) => (await run(actor, '{ customOrderTree { code orderCount } }')).data;
  const { customOrderTree } = await ask(shop.admin);
  expect(customOrderTree).toContainEqual({ code: 'GONE-PIECE', orderCount: 1 });
  expect(await ask(shop.sales)).toBeNull();
});
