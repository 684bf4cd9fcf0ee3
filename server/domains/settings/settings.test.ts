import { expect, test } from '@jest/globals';
import { createActor, givenCustomer, visitor } from '../../test/actors.ts';
import { createSampleCatalog } from '../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { JOB_STATUS_CODES } from '../orders/rules/job-status-codes.ts';
import { readSettings } from './read-settings.ts';
import { saveSetting } from './save-setting.ts';

const { db } = await testDatabase();
const luna = await givenCustomer(db, 'Luna');
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });
const other = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });

const SAVE = `mutation ($input: SaveUserSettingInput!) {
  result: saveUserSetting(input: $input) {
    __typename
    ... on SaveUserSettingSuccess { key value }
    ... on InvalidInputError { issues { path code } }
  }
}`;
const READ = 'query ($key: String!) { userSetting(key: $key) }';
const KEY = 'CPV3_DASHBOARD_GRID_LAYOUT';

const save = async (value: unknown, key = KEY) =>
  (await run(buyer, SAVE, { input: { key, value } })).data.result;
const read = async (actor = buyer, key = KEY) => (await run(actor, READ, { key })).data.userSetting;

test('a user’s settings are the user’s own', async () => {
  const layout = [{ card: 'é', x: 1 }];
  expect(await save(layout)).toEqual({ __typename: 'SaveUserSettingSuccess', key: KEY, value: layout });
  expect(await read()).toEqual(layout);
  expect(await read(other)).toBeNull();
  await save(false);
  expect(await read()).toBe(false);
  await save(null);
  expect(await read()).toBeNull();
});

test.each<[string, unknown, string, object]>([
  ['an unknown key', 1, 'ANYTHING', { path: 'key', code: 'UNKNOWN' }],
  ['more than 64 kB in bytes', 'é'.repeat(40_000), KEY, { path: 'value', code: 'TOO_BIG' }],
  ['a NUL character', ['\u0000'], KEY, { path: 'value', code: 'WRONG_FORMAT' }],
])('%s is refused', async (_case, value, key, issue) => {
  expect(await save(value, key)).toEqual({ __typename: 'InvalidInputError', issues: [issue] });
});

test('settings have defaults, and an unreadable one takes its own', async () => {
  expect(await readSettings(db)).toMatchObject({
    PRICE_HOLD_HOURS: 24,
    TAX_BASE: 'SUBTOTAL',
    ROUNDING: null,
  });
  await saveSetting(db, 'PRICE_HOLD_HOURS', 48);
  await saveSetting(db, 'ROUNDING', '0.50');
  await db.setting.create({ data: { code: 'TAX_BASE', value: { broken: true } } });
  expect(await readSettings(db)).toMatchObject({
    PRICE_HOLD_HOURS: 48,
    TAX_BASE: 'SUBTOTAL',
    ROUNDING: '0.50',
  });
  await expect(saveSetting(db, 'PRICE_HOLD_HOURS', -1)).rejects.toThrow();
  await saveSetting(db, 'ROUNDING', null);
  expect((await readSettings(db)).ROUNDING).toBeNull();
});

test('statuses and service types come in rank order, in both languages', async () => {
  const document =
    '{ jobs: statuses(entityType: JOB_ORDER) { code name tab waitingOn } services: statuses(entityType: SERVICE_TYPE) { code name tab } }';
  const { data } = await run(buyer, document, {}, { language: 'fr' });
  expect(data.jobs.map(({ code }: { code: string }) => code)).toEqual(JOB_STATUS_CODES);
  expect(data.jobs[2]).toEqual({
    code: 'AWAITING_APPROVAL',
    name: 'En attente de votre approbation',
    tab: 'new',
    waitingOn: 'CUSTOMER',
  });
  expect(data.services[1]).toEqual({ code: 'CASTING', name: 'Fonte', tab: null });
});

test('visitors learn about the company, not about statuses', async () => {
  const open = await run(
    visitor(db),
    '{ version companyDetails { name currency } formatSettings { name value } storefront { pricesShown } }',
  );
  expect(open.data).toMatchObject({
    companyDetails: { name: 'Aurifex', currency: 'USD' },
    storefront: { pricesShown: true },
  });
  const closed = await run(visitor(db), '{ statuses(entityType: JOB_ORDER) { code } }');
  expect(closed.errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('shipping is priced for the cart and offered where it goes', async () => {
  const now = new Date();
  const pieces = await createSampleCatalog(db, { now });
  const alloy = await db.alloy.findUniqueOrThrow({ where: { code: 'AG925' } });
  const item = {
    itemTypeId: pieces.get('PENDANT-1') ?? 0,
    alloyId: alloy.id,
    priorityId: 1,
    quantity: 2,
    choices: [],
    configurationHash: 'x',
    unitPrice: '1200',
    estimatedWeight: '100',
    breakdown: [],
    summary: [],
    leadDays: 5,
    marketFix: [],
    marketAsOf: now,
    validUntil: now,
  };
  await db.cart.create({ data: { userId: buyer.userId ?? 0, customerId: luna, items: { create: item } } });
  const document =
    'query ($destination: ShippingDestinationInput) { shippingMethods(destination: $destination) { code price freeFrom } }';
  const methods = async (actor: typeof buyer, countryId: number) =>
    (await run(actor, document, { destination: { countryId } })).data.shippingMethods;
  expect(await methods(buyer, 840)).toEqual([
    { code: 'GROUND', price: '14.00', freeFrom: '2500.00' },
    { code: 'TWO_DAY', price: '38.00', freeFrom: null },
    { code: 'OVERNIGHT', price: '62.00', freeFrom: null },
    { code: 'WORLDWIDE', price: '96.00', freeFrom: null },
    { code: 'PICKUP', price: '0.00', freeFrom: null },
  ]);
  await db.cartItem.updateMany({ data: { quantity: 3 } });
  expect((await methods(buyer, 840))[0]).toMatchObject({ code: 'GROUND', price: '0.00' });
  const abroad = await methods(buyer, 250);
  expect(abroad.map(({ code }: { code: string }) => code)).toEqual(['WORLDWIDE', 'PICKUP']);
});
