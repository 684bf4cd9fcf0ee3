import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json, Person } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);

function post(path: string, body: Json, as: Person = 'buyer', headers: Record<string, string> = {}) {
  return client.ask('POST', path, as, { body, headers });
}

const keyOf = ({ status, body }: { status: number; body: Json }) => [status, body.errorMessages[0].key];

test('changes only the sent general info, and answers 409 to a stale version', async () => {
  const { value: before } = await client.get('/User/MyProfile', 'buyer');
  const stale = await post('/User/GeneralInfo', { lastName: 'Late', version: before.version + 1 });
  expect([stale.status, stale.body.value]).toEqual([409, { currentVersion: before.version }]);
  const { body } = await post('/user/generalinfo', {
    FirstName: 'Bea',
    language: 'fr',
    permissions: [1],
    userName: 'admin@aurifex.test',
    version: before.version,
  });
  expect(body.value).toMatchObject({
    firstName: 'Bea',
    language: 'fr',
    lastName: before.lastName,
    userName: before.userName,
    permissions: before.permissions,
  });
});

test('the start-up module is one of those available', async () => {
  const modules: Json[] = await client.get('/User/AvailableModules', 'buyer');
  const [chosen] = modules.filter(({ code }) => code === 'CP_JOB_ORDERS');
  const { body } = await post('/User/GeneralInfo', { startupModule: chosen });
  expect(body.value.startupModule).toEqual(chosen);
  expect(keyOf(await post('/User/GeneralInfo', { startupModule: 3401 }))).toEqual([422, 'startupModule']);
});

test.each([
  ['oldPassword', { oldPassword: 'a guess', newPassword: 'A-long-enough-one-7' }],
  ['newPassword', { oldPassword: 'Aurifex-demo-1', newPassword: 'short' }],
  ['newPassword', { oldPassword: 'Aurifex-demo-1', newPassword: 'Aurifex-demo-1' }],
  ['newPassword', { oldPassword: 'Aurifex-demo-1' }],
  ['oldPassword', { oldPassword: 7, newPassword: 'A-long-enough-one-7' }],
])('a bad %s changes nothing: %j', async (key, body) => {
  expect(keyOf(await post('/User/ChangePassword', body, 'viewer'))).toEqual([422, key]);
  const login = { userName: 'viewer@luna.test', password: 'Aurifex-demo-1' };
  expect((await client.ask('POST', '/auth/portal-login', null, { body: login })).status).toBe(200);
});

test('adds and changes an address and makes it the default; other addresses stay', async () => {
  const [main]: Json[] = await client.get('/User/GetShippingAddresses', 'owner');
  const { stateId, countryId } = main.address;
  const given = {
    contactName: 'Ana Diaz',
    line1: '7 Bench Lane',
    city: 'Denver',
    zip: '80205',
    stateId,
    countryId,
  };
  const added = await post('/User/UpdateShippingAddress', { address: given, isDefault: true }, 'owner');
  expect(added.body).toMatchObject({
    successMessage: 'updated successfully!',
    value: { ...given, label: 'Ana Diaz', isDefaultShipping: true },
  });
  const { id, version } = added.body.value;
  const changed = await post('/User/UpdateShippingAddress', { ...given, id, zip: '80206', version }, 'owner');
  expect(changed.body.value).toMatchObject({ id, zip: '80206', isDefaultShipping: true });
  expect((await post('/User/UpdateShippingAddress', { ...given, id, version }, 'owner')).status).toBe(409);
  expect((await post('/User/UpdateShippingAddress', { ...given, id }, 'outsider')).status).toBe(404);
  const addresses: Json[] = await client.get('/User/GetShippingAddresses', 'owner');
  expect(addresses.filter(({ isDefault }) => isDefault).map(({ address }) => address.id)).toEqual([id]);
  expect((await post('/User/UpdateShippingAddress', { ...given, id }, 'buyer')).status).toBe(403);
  expect((await post('/User/UpdateShippingAddress', given, 'viewer')).status).toBe(403);
});

test.each([
  ['stateId', { stateId: undefined, stateCode: undefined }],
  ['stateCode', { stateId: undefined, stateCode: 'Bavaria' }],
  ['countryCode', { countryId: undefined, countryCode: 'Atlantis' }],
  ['stateId', { stateId: 2_000_000_000 }],
  ['countryId', { countryId: 1 }],
  ['zip', { zip: '9'.repeat(21) }],
  ['line1', { line1: ' ' }],
  ['city', { city: true }],
])('an address with a bad %s is refused: %j', async (key, part) => {
  const [{ address }]: Json[] = await client.get('/User/GetShippingAddresses', 'outsider');
  const { id, version, ...rest } = address;
  expect(keyOf(await post('/User/UpdateShippingAddress', { ...rest, ...part }, 'outsider'))).toEqual([
    422,
    key,
  ]);
});

test.each([
  [{ countryCode: 'us', stateCode: ' ny ', city: 'New York', zip: 10001 }, ['US', 'NY', '10001']],
  [
    { countryCode: 'United  States', stateCode: 'new york', city: 'Rye', zip: '10580' },
    ['US', 'NY', '10580'],
  ],
  [{ countryCode: 'CA', stateCode: 'Québec', city: 'Laval', zip: 'h3g1l2' }, ['CA', 'QC', 'H3G 1L2']],
  [{ countryId: 344, city: 'Kowloon' }, ['HK', null, '']],
  [{ countryCode: 'mo' }, ['MO', null, '']],
])('an address is placed by codes and names, with the parts of its country: %j', async (part, placed) => {
  const given = { contactName: 'Ana Diaz', line1: '7 Bench Lane', ...part };
  const { value } = (await post('/User/UpdateShippingAddress', given, 'owner')).body;
  expect([value.countryCode, value.stateCode, value.zip]).toEqual(placed);
});

test('settings are kept per user under known keys, in both spellings, and forgotten with null', async () => {
  const layout = { lg: [{ card: 'jobs', x: 0, y: 0, w: 6, h: 2 }] };
  await post('/UserSetting/CPV3_DASHBOARD_GRID_LAYOUT', { Value: layout });
  const read = async (as: Person) => (await client.get('/usersetting/CPV3_DASHBOARD_GRID_LAYOUT', as)).value;
  expect([await read('buyer'), await read('approver')]).toEqual([layout, null]);
  await post('/usersetting/CPV3_DASHBOARD_GRID_LAYOUT', { value: null });
  expect(await read('buyer')).toBeNull();
  expect(keyOf(await post('/usersetting/ANYTHING', { value: 1 }))).toEqual([422, 'key']);
  expect(keyOf(await post('/usersetting/CP_PageSize', { value: 'x'.repeat(70_000) }))).toEqual([
    422,
    'value',
  ]);
});

test('finds a customer by account number, for users who may see it', async () => {
  const find = (as: Person, accountNo: string) =>
    client.ask('GET', `/Customers/get-id-by-account-number/${accountNo}`, as);
  const [owner, sales] = await Promise.all([find('owner', 'luna-002'), find('sales', 'LUNA-002')]);
  expect(owner.body.value).toBe(sales.body.value);
  const [hidden, missing] = await Promise.all([find('buyer', 'LUNA-002'), find('buyer', 'NOBODY')]);
  expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
});

test('a refusal is worded in the language asked for', async () => {
  const { body } = await post('/User/ChangePassword', {}, 'acheteuse', {
    'accept-language': 'fr-FR,fr;q=0.9',
  });
  expect(body.errorMessages[0]).toEqual({
    key: 'oldPassword',
    code: 'REQUIRED',
    value: 'Veuillez renseigner ce champ.',
  });
});
