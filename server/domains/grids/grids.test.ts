import { beforeAll, expect, test } from '@jest/globals';
import { type Actor, createActor, givenCustomer, signedIn } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { MAX_GRID_COLUMNS, MAX_LIST_VIEWS } from './rules/grid-limits.ts';

const { db } = await testDatabase();
const luna = await givenCustomer(db, 'Luna');
const outlet = await givenCustomer(db, 'Luna Outlet');
const orion = await givenCustomer(db, 'Orion');
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });
const colleague = await createActor(db, { role: 'PORTAL_VIEWER', customerIds: [luna] });
const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [luna, outlet] });
const stranger = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [orion] });
const sales = await createActor(db, { role: 'STAFF_SALES' });
const production = await createActor(db, { role: 'STAFF_PRODUCTION' });
const admin = await createActor(db, { role: 'ADMINISTRATOR' });

const ERRORS = `__typename
  ... on InvalidInputError { issues { path code } }
  ... on RefusedError { code data }
  ... on NotFoundError { code }`;
const SETTING = 'gridSetting { columns { key visible width pinned } sort pageSize density value }';
const VIEWS = `query ($code: GridCode!) { gridSetting(code: $code) {
  views { id name query isShared isDefault isMine canChange ownerName } } }`;

async function act(actor: Actor, name: string, input: object, success: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) {
    result: ${name}(input: $input) { ${ERRORS} ... on ${type}Success { ${success} } }
  }`;
  return (await run(actor, document, { input })).data.result;
}
const view = (facts: object) => ({
  code: 'JOB_ORDERS',
  name: 'Late',
  query: '?tab=new',
  isShared: false,
  ...facts,
});
const save = (actor: Actor, facts: object) => act(actor, 'saveListView', view(facts), 'view { id }');
const remove = (actor: Actor, id: string) => act(actor, 'deleteListView', { id }, 'viewId');
const viewsOf = async (actor: Actor, code = 'JOB_ORDERS') =>
  (await run(actor, VIEWS, { code })).data.gridSetting.views;
const namesOf = async (actor: Actor, code?: string) =>
  (await viewsOf(actor, code)).map(({ name }: { name: string }) => name);
const idOf = async (saved: ReturnType<typeof save>): Promise<string> => (await saved).view.id;

const grid = (facts: object) => ({ code: 'PAYMENTS', columns: [], density: 'COMFORTABLE', ...facts });
const keep = async (actor: Actor, facts: object) =>
  (await act(actor, 'saveGridSetting', grid(facts), SETTING)) ?? null;
const keepValue = (actor: Actor, value: unknown) =>
  act(actor, 'saveGridSettingValue', { code: 'PAYMENTS', value }, SETTING);

beforeAll(async () => {
  await db.listView.deleteMany();
});

test('a grid belongs to its user, and the latest one applies', async () => {
  const read = async (actor: Actor) =>
    (
      await run(
        actor,
        `{ gridSetting(code: PAYMENTS) { columns { key } sort pageSize density views { id } } }`,
      )
    ).data.gridSetting;
  const nothing = { columns: [], sort: null, pageSize: null, density: 'COMFORTABLE', views: [] };
  expect(await read(buyer)).toEqual(nothing);
  await keep(buyer, { columns: [{ key: 'b', visible: true }], sort: 'date:desc', pageSize: 50 });
  const columns = [
    { key: 'a', visible: false, width: 80, pinned: true },
    { key: 'b', visible: true },
  ];
  expect((await keep(buyer, { columns, density: 'COMPACT' })).gridSetting).toMatchObject({
    columns: [columns[0], { key: 'b', visible: true, width: null, pinned: false }],
    sort: null,
    pageSize: null,
    density: 'COMPACT',
  });
  expect((await read(buyer)).columns).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect(await read(colleague)).toEqual(nothing);
});

test('web and legacy clients keep one setting, and what only one of them knows stays', async () => {
  const posted = {
    code: 'IGNORED',
    views: [{ id: 1 }],
    zoom: 2,
    columns: [
      { key: 'b', title: 'B', order: 2 },
      { key: 'a', title: 'A', order: 1, visible: false },
    ],
  };
  const legacy = (await keepValue(buyer, JSON.stringify(posted))).gridSetting;
  expect(legacy.columns.map(({ key }: { key: string }) => key)).toEqual(['a', 'b']);
  const { value } = (await keep(buyer, { columns: [{ key: 'b', visible: true, width: 90 }] })).gridSetting;
  expect(value).toEqual({
    zoom: 2,
    columns: [{ key: 'b', title: 'B', visible: true, width: 90, order: 0, pinned: false }],
    sort: null,
    pageSize: null,
    density: 'COMFORTABLE',
  });
});

const manyColumns = Array.from({ length: MAX_GRID_COLUMNS + 1 }, (_, at) => ({
  key: `c${at}`,
  visible: true,
}));

test.each<[string, object, string, string]>([
  ['too many columns', { columns: manyColumns }, 'columns', 'TOO_BIG'],
  ['a long key', { columns: [{ key: 'k'.repeat(61), visible: true }] }, 'columns.0.key', 'TOO_LONG'],
  [
    'a column twice',
    {
      columns: [
        { key: 'k', visible: true },
        { key: 'k', visible: true },
      ],
    },
    'columns',
    'DUPLICATE',
  ],
  [
    'a narrow column',
    { columns: [{ key: 'k', visible: true, width: 3 }] },
    'columns.0.width',
    'OUT_OF_RANGE',
  ],
  ['a page of nothing', { pageSize: 0 }, 'pageSize', 'OUT_OF_RANGE'],
  ['a long sort', { sort: 's'.repeat(101) }, 'sort', 'TOO_LONG'],
])('%s is refused by its field', async (_what, facts, path, code) => {
  expect(await keep(buyer, facts)).toEqual({ __typename: 'InvalidInputError', issues: [{ path, code }] });
});

test.each<[string, unknown, string, string]>([
  ['a text that is no JSON', '{columns', 'value', 'WRONG_FORMAT'],
  ['a number', 7, 'value', 'WRONG_TYPE'],
  ['columns of another form', { columns: [{ key: 5 }] }, 'value.columns.0.key', 'WRONG_TYPE'],
  ['too much', { note: 'é'.repeat(40_000) }, 'value', 'TOO_BIG'],
  ['a NUL in a key', { 'a\u0000': 1 }, 'value', 'WRONG_FORMAT'],
])('a legacy value that is %s is refused', async (_what, value, path, code) => {
  expect(await keepValue(buyer, value)).toEqual({
    __typename: 'InvalidInputError',
    issues: [{ path, code }],
  });
});

test('views are personal until they are shared, and then of one side alone', async () => {
  const id = await idOf(save(owner, { name: 'Mine' }));
  expect(await namesOf(owner)).toEqual(['Mine']);
  expect(await namesOf(buyer)).toEqual([]);
  await save(owner, { id, name: 'Ours', query: '?tab=closed', isShared: true });
  expect(await viewsOf(buyer)).toEqual([
    {
      id,
      name: 'Ours',
      query: '?tab=closed',
      isShared: true,
      isDefault: false,
      isMine: false,
      canChange: false,
      ownerName: expect.stringMatching(/\S/),
    },
  ]);
  expect((await viewsOf(owner))[0]).toMatchObject({ isMine: true, canChange: true });
  for (const other of [stranger, sales, admin]) expect(await namesOf(other)).toEqual([]);
  // It was shared with Luna: users of another customer with the same owner do not see it.
  const { userId, userName } = owner;
  const elsewhere = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [outlet] });
  expect(await namesOf(elsewhere)).toEqual([]);
  const switched = await signedIn(db, { userId: userId ?? 0, userName: userName ?? '', customerId: outlet });
  await save(switched, { id, name: 'Ours', isShared: true });
  expect(await namesOf(elsewhere)).toEqual([]);
  expect(await namesOf(buyer)).toEqual(['Ours']);
  await save(owner, { id, name: 'Mine again' });
  expect(await namesOf(buyer)).toEqual([]);
  await remove(owner, id);
});

test('others cannot change a shared view, except staff who change settings', async () => {
  const ours = await idOf(save(buyer, { name: 'Ours', isShared: true }));
  const staffs = await idOf(save(sales, { name: 'Of staff', isShared: true }));
  const refused = { __typename: 'RefusedError', code: 'LIST_VIEW_OF_ANOTHER', data: null };
  const missing = { __typename: 'NotFoundError', code: 'NOT_FOUND' };
  expect(await save(owner, { id: ours, name: 'Taken over' })).toEqual(refused);
  expect(await remove(colleague, ours)).toEqual(refused);
  expect(await remove(admin, ours)).toEqual(missing);
  expect(await remove(stranger, ours)).toEqual(missing);
  expect(await remove(production, staffs)).toEqual(refused);
  expect(await save(admin, { id: staffs, code: 'PAYMENTS', name: 'Elsewhere' })).toEqual(missing);
  expect((await save(admin, { id: staffs, name: 'Tidied', isShared: true })).view.id).toBe(staffs);
  expect(await namesOf(production)).toEqual(['Tidied']);
  expect((await remove(admin, staffs)).viewId).toBe(staffs);
  expect((await remove(buyer, ours)).viewId).toBe(ours);
  expect(await remove(buyer, ours)).toEqual(missing);
});

test('everybody has a default of their own, of a view that they may open', async () => {
  const mine = await idOf(save(buyer, { name: 'Mine' }));
  const ours = await idOf(save(owner, { name: 'Ours', isShared: true }));
  const choose = (actor: Actor, viewId: string | null, code = 'JOB_ORDERS') =>
    act(actor, 'setDefaultListView', { code, viewId }, 'gridSetting { views { name isDefault } }');
  const chosen = async (actor: Actor) =>
    (await viewsOf(actor)).filter(({ isDefault }: { isDefault: boolean }) => isDefault).map(Object);
  await choose(buyer, mine);
  expect((await choose(buyer, ours)).gridSetting.views).toEqual([
    { name: 'Mine', isDefault: false },
    { name: 'Ours', isDefault: true },
  ]);
  expect(await chosen(owner)).toEqual([]);
  expect((await choose(colleague, mine)).__typename).toBe('NotFoundError');
  expect((await choose(buyer, mine, 'PAYMENTS')).__typename).toBe('NotFoundError');
  await choose(colleague, ours);
  // A view that is not shared any more, or was deleted, is not a default.
  await save(owner, { id: ours, name: 'Ours', isShared: false });
  expect(await chosen(buyer)).toEqual([]);
  await remove(owner, ours);
  expect(await chosen(colleague)).toEqual([]);
  await choose(buyer, mine);
  await choose(buyer, null);
  expect(await chosen(buyer)).toEqual([]);
  await remove(buyer, mine);
});

test.each<[string, object, string, string]>([
  ['an empty name', { name: '  ' }, 'name', 'REQUIRED'],
  ['a long name', { name: 'n'.repeat(81) }, 'name', 'TOO_LONG'],
  ['the address of another page', { query: 'https://example.test/?tab=new' }, 'query', 'WRONG_FORMAT'],
  ['a query with a line end', { query: '?tab=new\n' }, 'query', 'WRONG_FORMAT'],
  ['a long query', { query: `?q=${'x'.repeat(2_000)}` }, 'query', 'TOO_LONG'],
])('a view with %s is refused by its field', async (_what, facts, path, code) => {
  expect(await save(buyer, facts)).toEqual({ __typename: 'InvalidInputError', issues: [{ path, code }] });
});

test('names differ within a list of an owner', async () => {
  const taken = { __typename: 'InvalidInputError', issues: [{ path: 'name', code: 'NAME_TAKEN' }] };
  const first = await idOf(save(buyer, { name: 'One' }));
  const other = await idOf(save(buyer, { name: 'Two' }));
  expect(await save(buyer, { name: ' One ' })).toEqual(taken);
  expect(await save(buyer, { id: other, name: 'One' })).toEqual(taken);
  const saved = await Promise.all([save(buyer, { name: 'At once' }), save(buyer, { name: 'At once' })]);
  expect(saved).toContainEqual(taken);
  expect((await save(buyer, { code: 'PAYMENTS', name: 'One' })).view).toBeTruthy();
  expect((await save(colleague, { name: 'One' })).view).toBeTruthy();
  expect((await save(buyer, { id: first, name: 'One' })).view.id).toBe(first);
});

test('limits the number of views per user', async () => {
  const { userId: ownerId } = stranger;
  await db.listView.createMany({
    data: Array.from({ length: MAX_LIST_VIEWS - 1 }, (_, at) => ({
      ownerId: ownerId ?? 0,
      code: 'INVOICES',
      name: `View ${at}`,
      query: '',
    })),
  });
  const add = (name: string) => save(stranger, { code: 'INVOICES', name });
  const [one, two] = await Promise.all([add('One more'), add('Too many')]);
  expect([one.__typename, two.__typename].toSorted()).toEqual(['RefusedError', 'SaveListViewSuccess']);
  expect(await add('Another')).toMatchObject({ code: 'LIST_VIEW_LIMIT', data: { limit: MAX_LIST_VIEWS } });
});
