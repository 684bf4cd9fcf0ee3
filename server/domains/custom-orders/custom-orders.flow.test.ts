import { expect, test } from '@jest/globals';
import { localId } from '../../lib/global-id.ts';
import type { Actor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newCustomOrderGroup } from '../../test/orders/custom-orders.ts';
import { move } from '../../test/orders/job-steps.ts';
import { moveQuote, quoteStep } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { openShop, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
await newCustomOrderGroup(shop);

const ERRORS = `__typename ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data }`;

async function call(actor: Actor, name: string, input: object, fields: string) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { ${ERRORS} ... on ${base}Success { ${fields} } } }`;
  return (await run(actor, document, { input })).data.result;
}

let files = 0;

async function fileOf({ userId }: Actor): Promise<number> {
  const columns = { mimeType: 'image/webp', size: 1, width: 1, height: 1, originalName: 'ring.png' };
  const { id } = await db.file.create({
    data: { ...columns, digest: `digest ${files++}`, uploadedById: userId ?? 0, customerId: shop.luna },
  });
  return id;
}

const PLACED = 'customOrderId orderCode jobTypeCode orderGroup { jobOrders { id note } } priceQuote { id }';

const place = (actor: Actor, input: object) =>
  call(actor, 'createCustomOrder', { configuration: workedExample(shop), quantity: 2, ...input }, PLACED);

/** A row of the list for tests. */
type Shown = { databaseId: number; createdAt: string };

const PLACED_BY_BEA = {
  itemType: { code: 'BAND-1' },
  customer: { name: 'Jeweller LUNA-001' },
  placedBy: { fullName: 'Bea Person' },
  template: null,
};

const imagesOf = (jobId: string) =>
  db.jobImage.findMany({
    where: { jobOrderId: localId('JobOrder', jobId) ?? 0 },
    orderBy: { rank: 'asc' },
    select: { fileId: true, isBig: true },
  });

const counts = async () => [
  await db.customOrder.count(),
  await db.orderGroup.count(),
  await db.priceQuote.count(),
];

test('a piece with a price becomes a job with its pictures', async () => {
  const fileIds = [await fileOf(shop.buyer), await fileOf(shop.buyer)];
  const placed = await place(shop.buyer, { fileIds, note: 'As drawn', poNumber: 'PO-7' });
  expect(placed).toMatchObject({ jobTypeCode: 'JO', priceQuote: null });
  expect(placed.orderCode).toMatch(/^JO-\d+$/);
  const [job] = placed.orderGroup.jobOrders;
  expect(job.note).toBe('As drawn');
  expect(await imagesOf(job.id)).toEqual([
    { fileId: null, isBig: true },
    { fileId: fileIds[0], isBig: false },
    { fileId: fileIds[1], isBig: false },
  ]);
});

test('its author adds pictures later, at most ten', async () => {
  const placed = await place(shop.buyer, {});
  const [job] = placed.orderGroup.jobOrders;
  const { customOrderId } = placed;
  const add = (actor: Actor, fileIds: number[]) =>
    call(actor, 'addCustomOrderPictures', { customOrderId, fileIds }, 'jobOrder { id images { id } }');
  const nine = await Promise.all(Array.from({ length: 9 }, () => fileOf(shop.buyer)));
  expect((await add(shop.buyer, nine)).jobOrder.images).toHaveLength(10);
  const two = [await fileOf(shop.buyer), await fileOf(shop.buyer)];
  expect(await add(shop.buyer, two)).toMatchObject({
    issues: [{ path: 'fileIds', code: 'TOO_MANY_PICTURES' }],
  });
  expect(await imagesOf(job.id)).toHaveLength(10);
  expect(await add(shop.foreignBuyer, [await fileOf(shop.foreignBuyer)])).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await add(shop.buyer, [])).toMatchObject({ issues: [{ path: 'fileIds', code: 'REQUIRED' }] });
});

test('where a quote is asked for, the pictures wait with it and go to the job that it becomes', async () => {
  const fileIds = [await fileOf(shop.buyer), await fileOf(shop.buyer)];
  const placed = await place(shop.buyer, { fileIds, asQuote: true, reference: 'R-9' });
  expect(placed).toMatchObject({ jobTypeCode: 'PQ', orderGroup: null });
  const { id } = placed.priceQuote;
  const document = `query ($id: ID!) { node(id: $id) { ... on PriceQuote { reference customOrderPictures { url name } } } }`;
  for (const actor of [shop.buyer, shop.sales])
    expect((await run(actor, document, { id })).data.node).toEqual({
      reference: 'R-9',
      customOrderPictures: fileIds.map((fileId) => ({ url: `/files/${fileId}?w=1200`, name: 'ring.png' })),
    });
  await moveQuote(shop.sales, id, 'REVIEW');
  await moveQuote(shop.sales, id, 'SEND');
  const accepted = await quoteStep(shop.approver, 'acceptPriceQuote', { id });
  const group = await db.orderGroup.findUniqueOrThrow({
    where: { code: accepted.priceQuote.orderGroup.code },
    select: { jobOrders: { select: { images: { select: { fileId: true }, orderBy: { rank: 'asc' } } } } },
  });
  expect(group.jobOrders[0]?.images.map(({ fileId }) => fileId)).toEqual([null, ...fileIds]);
});

test('the list has what each side may see, newest first, and finds resulting orders', async () => {
  const placed = [
    await place(shop.buyer, { reference: 'nebula' }),
    await place(shop.buyer, { reference: 'nebula', asQuote: true }),
    await place(shop.colleague, { reference: 'nebula' }),
  ];
  const document = `query ($filter: CustomOrderFilter) { customOrders(first: 50, filter: $filter) {
    totalCount { count }
    edges { node { databaseId number jobTypeCode status { code } itemType { code } customer { name }
      placedBy { fullName } template { id } createdAt jobOrder { reference } priceQuote { reference } } }
  } }`;
  const listed = async (actor: Actor, filter: object = {}) => {
    const { data } = await run(actor, document, { filter: { search: 'nebula', ...filter } });
    return data.customOrders.edges.map(({ node }: { node: object }) => node);
  };
  const idsOf = async (actor: Actor, filter?: object) =>
    (await listed(actor, filter)).map(({ databaseId }: { databaseId: number }) => databaseId);
  const [job, quote, other] = placed.map(({ customOrderId }) => customOrderId);
  expect(await idsOf(shop.admin)).toEqual([other, quote, job]);
  expect(await idsOf(shop.approver)).toEqual([other, quote, job]);
  expect(await idsOf(shop.buyer)).toEqual([quote, job]);
  expect(await idsOf(shop.foreignBuyer)).toEqual([]);
  expect(await idsOf(shop.admin, { outcome: 'PRICE_QUOTE' })).toEqual([quote]);
  expect(await idsOf(shop.admin, { outcome: 'JOB_ORDER', customerId: shop.luna })).toEqual([other, job]);
  expect(await idsOf(shop.admin, { customerId: shop.orion })).toEqual([]);
  expect(await idsOf(shop.admin, { itemTypeId: workedExample(shop).itemTypeId })).toHaveLength(3);
  expect(await idsOf(shop.admin, { templateId: 999_999 })).toEqual([]);
  expect(
    (await listed(shop.buyer)).map(({ databaseId: _id, createdAt: _at, ...shown }: Shown) => shown),
  ).toEqual([
    {
      number: placed[1].orderCode,
      jobTypeCode: 'PQ',
      status: { code: 'REQUESTED' },
      jobOrder: null,
      priceQuote: { reference: 'nebula' },
      ...PLACED_BY_BEA,
    },
    {
      number: `${placed[0].orderCode}-1`,
      jobTypeCode: 'JO',
      status: { code: 'NEW' },
      jobOrder: { reference: 'nebula' },
      priceQuote: null,
      ...PLACED_BY_BEA,
    },
  ]);
});

test('a custom order is found by the words of its quote, as they are by now', async () => {
  const { priceQuote, customOrderId } = await place(shop.buyer, { asQuote: true, poNumber: 'quasar' });
  const found = async (search: string) => {
    const document = `query ($search: String) { customOrders(first: 5, filter: { search: $search }) { edges { node { databaseId } } } }`;
    const { data } = await run(shop.sales, document, { search });
    return data.customOrders.edges.map(({ node }: { node: Shown }) => node.databaseId);
  };
  expect(await found('quasar')).toEqual([customOrderId]);
  await moveQuote(shop.sales, priceQuote.id, 'REVIEW');
  await quoteStep(shop.sales, 'updatePriceQuote', { id: priceQuote.id, poNumber: 'pulsar' });
  expect(await found('quasar')).toEqual([]);
  expect(await found('puls')).toEqual([customOrderId]);
});

test('a picture that is deleted leaves the first that remains as the big one', async () => {
  const placed = await place(shop.buyer, { fileIds: [await fileOf(shop.buyer), await fileOf(shop.buyer)] });
  const [job] = placed.orderGroup.jobOrders;
  const images = await db.jobImage.findMany({
    where: { jobOrderId: localId('JobOrder', job.id) ?? 0 },
    orderBy: { rank: 'asc' },
  });
  const id = Buffer.from(`JobImage:${images[0]?.id}`).toString('base64');
  await call(shop.sales, 'deleteJobImage', { id }, 'jobOrder { id }');
  expect((await imagesOf(job.id)).map(({ isBig }) => isBig)).toEqual([true, false]);
});

test('refuses invalid values by name, and writes nothing', async () => {
  const before = await counts();
  const foreign = await fileOf(shop.foreignBuyer);
  const mine = await fileOf(shop.buyer);
  const refused = await Promise.all([
    place(shop.buyer, { fileIds: [mine, foreign] }),
    place(shop.buyer, { configuration: { ...workedExample(shop), size: '99' } }),
    place(shop.buyer, { configuration: workedExample(shop, 'BAND-PROOF') }),
    place(shop.buyer, { templateId: 999_999 }),
    place(shop.buyer, { quantity: 0 }),
    place(shop.buyer, { expectedGrandTotal: '1.00' }),
  ]);
  expect(refused.map(({ issues, code }) => issues?.[0].path ?? code)).toEqual([
    'fileIds.1',
    'configuration.size',
    'configuration.itemTypeId',
    'templateId',
    'quantity',
    'PRICE_CHANGED',
  ]);
  expect(await counts()).toEqual(before);
});

test('a key makes two equal calls one order', async () => {
  const input = { idempotencyKey: 'custom-order-1', fileIds: [await fileOf(shop.buyer)] };
  const [first, second] = [await place(shop.buyer, input), await place(shop.buyer, input)];
  expect(second.orderCode).toBe(first.orderCode);
});

test('a piece is offered to the types of customers of its groups alone', async () => {
  const [retailer, other] = await db.customerType.findMany({ orderBy: { id: 'asc' } });
  const itemTypeId = shop.pieceId('BAND-PROOF');
  const save = (customerTypeIds: number[], groupId: number | null = null) =>
    call(
      shop.admin,
      'saveCustomOrderGroup',
      { groupId, groupName: 'Proofed', itemTypeIds: [itemTypeId], customerTypeIds },
      'group { databaseId nameFr version customerTypes { databaseId } itemTypes { code } }',
    );
  const types = await db.customer.findUniqueOrThrow({
    where: { id: shop.luna },
    select: { customerTypeId: true },
  });
  const own = [retailer, other].find((type) => type?.id === types.customerTypeId) ?? retailer;
  const foreign = [retailer, other].find((type) => type?.id !== own?.id);
  const { group } = await save([foreign?.id ?? 0]);
  expect(group).toMatchObject({ nameFr: 'Proofed', itemTypes: [{ code: 'BAND-PROOF' }] });
  const configuration = workedExample(shop, 'BAND-PROOF');
  expect(await place(shop.buyer, { configuration })).toMatchObject({
    issues: [{ path: 'configuration.itemTypeId', code: 'UNKNOWN' }],
  });
  const seen = async (actor: Actor) => {
    const { data } = await run(
      actor,
      '{ customOrderGroups(first: 50) { edges { node { name customerTypes { code } } } } }',
    );
    return data.customOrderGroups.edges.map(({ node }: { node: { name: string } }) => node.name);
  };
  expect(await seen(shop.buyer)).not.toContain('Proofed');
  expect(await seen(shop.sales)).toContain('Proofed');
  expect((await save([own?.id ?? 0], group.databaseId)).group.version).toBe(2);
  expect(await seen(shop.buyer)).toContain('Proofed');
  expect(await place(shop.buyer, { configuration })).toMatchObject({ jobTypeCode: 'JO' });
  expect(await save([], null)).toMatchObject({ issues: [{ path: 'groupName', code: 'NAME_TAKEN' }] });
  const hide = (isHidden: boolean) =>
    call(
      shop.admin,
      'saveCustomOrderGroup',
      { groupId: group.databaseId, groupName: 'Proofed', isHidden, position: isHidden ? 900 : 3 },
      'group { isHidden position }',
    );
  expect((await hide(true)).group).toEqual({ isHidden: true, position: 900 });
  expect(await seen(shop.buyer)).not.toContain('Proofed');
  expect((await seen(shop.sales)).at(-1)).toBe('Proofed');
  expect(await place(shop.buyer, { configuration })).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await hide(false)).group).toEqual({ isHidden: false, position: 3 });
  expect(await place(shop.buyer, { configuration })).toMatchObject({ jobTypeCode: 'JO' });
  await call(shop.admin, 'deleteCustomOrderGroup', { groupId: group.databaseId }, 'groupId');
  expect(await place(shop.buyer, { configuration })).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a user without quote permission orders pieces with a price', async () => {
  const placed = await place(shop.buyer, {});
  await move(shop.sales, placed.orderGroup.jobOrders[0].id, 'RELEASE');
  expect(await place(shop.viewer, {})).toMatchObject({ code: 'FORBIDDEN' });
});
