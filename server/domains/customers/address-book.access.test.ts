import { expect, test } from '@jest/globals';
import { givenCustomer } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { CANADA, customersAndPeople, NOW, PLACE } from './customers-and-people.examples.ts';

const { db } = await testDatabase();
const { quebec, addresses, actors, person, actorNamed } = await customersAndPeople(db);

const SAVE = `mutation ($input: SaveAddressInput!) {
  result: saveAddress(input: $input) {
    __typename
    ... on SaveAddressSuccess {
      address { databaseId label version isDefaultShipping isDefaultBilling state { code } country { code } }
      customer { addresses { label isDefaultShipping } }
    }
    ... on MutationError { code }
    ... on InvalidInputError { issues { path code } }
    ... on ConflictError { currentVersion }
    ... on ForbiddenError { permission }
  }
}`;
const ARCHIVE = `mutation ($input: ArchiveAddressInput!) {
  result: archiveAddress(input: $input) {
    __typename
    ... on ArchiveAddressSuccess { customer { addresses { label } } }
    ... on MutationError { code }
  }
}`;

async function save(name: string, input: object) {
  const full = { ...PLACE, label: 'New', countryId: CANADA, stateId: quebec.id, ...input };
  return (await run(actorNamed(name), SAVE, { input: full }, { now: NOW })).data.result;
}

test.each<[string, string, object, object]>([
  ['visitor', 'adds', {}, { __typename: 'UnauthenticatedError' }],
  ['buyer', 'adds', {}, { __typename: 'SaveAddressSuccess' }],
  ['owner', 'adds', {}, { __typename: 'SaveAddressSuccess' }],
  [
    'owner',
    'adds where there are no postal codes',
    { countryId: 344, stateId: null, city: 'Central', zip: null },
    { __typename: 'SaveAddressSuccess' },
  ],
  ['sales', 'adds', {}, { __typename: 'ForbiddenError', permission: 3303 }],
  ['finance', 'adds for no customer', {}, { __typename: 'RefusedError', code: 'CUSTOMER_REQUIRED' }],
  ['buyer', 'changes another customer’s', { id: addresses.orion.id }, { __typename: 'NotFoundError' }],
  [
    'owner',
    'changes one of a customer that is not active',
    { id: addresses.outlet.id },
    { __typename: 'NotFoundError' },
  ],
  ['buyer', 'changes a missing one', { id: 2_000_000 }, { __typename: 'NotFoundError' }],
  ['viewer', 'adds', {}, { __typename: 'ForbiddenError', permission: 2402 }],
  [
    'buyer',
    'adds a default',
    { isDefaultShipping: true },
    { __typename: 'ForbiddenError', permission: 2409 },
  ],
  [
    'buyer',
    'changes the default',
    { id: addresses.luna.id },
    { __typename: 'ForbiddenError', permission: 2409 },
  ],
  [
    'owner',
    'changes with an old version',
    { id: addresses.luna.id, version: 0 },
    { __typename: 'ConflictError', currentVersion: 1 },
  ],
])('%s %s: %j', async (name, _act, input, expected) => {
  expect(await save(name, input)).toMatchObject(expected);
});

test.each([
  ['AA', 'DPO', '34024'],
  ['AE', 'APO', '09012'],
  ['AP', 'FPO', '96349'],
])('mail of the armed forces of the US goes to %s, %s %s', async (code, city, zip) => {
  const { data } = await run(actorNamed('buyer'), '{ states(countryId: 840) { databaseId code } }');
  const stateId = data.states.find((state: { code: string }) => state.code === code)?.databaseId;
  expect(await save('buyer', { countryId: 840, stateId, city, zip })).toMatchObject({
    __typename: 'SaveAddressSuccess',
    address: { state: { code }, country: { code: 'US' } },
  });
});

test.each<[string, object, object[]]>([
  [
    'empty texts',
    { label: ' ', city: '' },
    [
      { path: 'label', code: 'REQUIRED' },
      { path: 'city', code: 'REQUIRED' },
    ],
  ],
  ['a megabyte', { line1: 'x'.repeat(1_000_000) }, [{ path: 'line1', code: 'TOO_BIG' }]],
  ['an unknown country', { countryId: 1 }, [{ path: 'countryId', code: 'UNKNOWN' }]],
  ['a state of elsewhere', { countryId: 840 }, [{ path: 'stateId', code: 'UNKNOWN' }]],
  ['no state where one is needed', { stateId: null }, [{ path: 'stateId', code: 'REQUIRED' }]],
  ['no postal code where one is needed', { zip: null }, [{ path: 'zip', code: 'REQUIRED' }]],
  ['a postal code of elsewhere', { zip: '10001' }, [{ path: 'zip', code: 'WRONG_ZIP' }]],
  ['a negative id', { id: -1 }, [{ path: 'id', code: 'TOO_SMALL' }]],
])('%s is refused', async (_case, input, issues) => {
  expect(await save('buyer', input)).toMatchObject({ __typename: 'InvalidInputError', issues });
});

test('a book has one default, and its first address is it', async () => {
  const customerId = await givenCustomer(db, 'Vega');
  actors.vega = await person('PORTAL_ADMIN', [customerId]);
  const first = await save('vega', { label: 'First' });
  expect(first.address).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true, version: 1 });
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      save('vega', { label: `${index}\u0000`, isDefaultShipping: true }),
    ),
  );
  const book = await db.address.findMany({ where: { customerId } });
  expect(book).toHaveLength(9);
  expect(book.filter((address) => address.isDefaultShipping)).toHaveLength(1);
  expect(book.filter((address) => address.isDefaultBilling).map(({ label }) => label)).toEqual(['First']);
  expect(await db.auditEvent.count({ where: { action: 'ADDRESS_ADDED', customerId } })).toBe(9);
});

test('an archived address is gone from the book and stays in the database', async () => {
  const added = await save('buyer', { label: 'Old shop' });
  const { databaseId } = added.address;
  const archive = async (name: string) =>
    (await run(actorNamed(name), ARCHIVE, { input: { id: databaseId } }, { now: NOW })).data.result;
  expect(await archive('orion')).toMatchObject({ __typename: 'NotFoundError' });
  expect(await archive('production')).toMatchObject({ __typename: 'ForbiddenError' });
  expect(await archive('viewer')).toMatchObject({ __typename: 'ForbiddenError' });
  const { customer } = await archive('buyer');
  expect(customer.addresses.map(({ label }: { label: string }) => label)).not.toContain('Old shop');
  expect(await archive('buyer')).toMatchObject({ __typename: 'NotFoundError' });
  expect(await save('buyer', { id: databaseId })).toMatchObject({ __typename: 'NotFoundError' });
  expect(await db.address.count({ where: { id: databaseId } })).toBe(1);
});

test('a buyer who adds the first address decides where goods go, and archives none that is a default', async () => {
  const customerId = await givenCustomer(db, 'Altair');
  actors.altair = await person('PORTAL_BUYER', [customerId]);
  const { address } = await save('altair', { label: 'First' });
  expect(address).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true });
  const { data } = await run(actorNamed('altair'), ARCHIVE, { input: { id: address.databaseId } });
  expect(data.result).toMatchObject({ __typename: 'ForbiddenError' });
  expect(await db.address.count({ where: { customerId, archivedAt: null, isDefaultShipping: true } })).toBe(
    1,
  );
});
