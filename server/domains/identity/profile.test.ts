import { expect, test } from '@jest/globals';
import { hashPassword } from '../../auth/passwords.ts';
import { type Actor, createActor, givenCustomer, signedIn, visitor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';

const { db, sql } = await testDatabase();
const PASSWORD = 'a long enough password';
const passwordHash = await hashPassword(PASSWORD);
const luna = await givenCustomer(db, 'Luna');
const orion = await givenCustomer(db, 'Orion');

const CHANGE = `mutation ($input: ChangePasswordInput!) {
  result: changePassword(input: $input) {
    __typename
    ... on ChangePasswordSuccess { viewer { mustChangePassword permissions } }
    ... on MutationError { code }
    ... on InvalidInputError { issues { path code } }
  }
}`;
const UPDATE = `mutation ($input: UpdateProfileInput!) {
  result: updateProfile(input: $input) {
    __typename
    ... on UpdateProfileSuccess { viewer { language user { firstName lastName phone version language startupModule { code } } } }
    ... on MutationError { code }
    ... on ConflictError { currentVersion }
    ... on InvalidInputError { issues { path code } }
  }
}`;
const VIEWER = `{ viewer {
  user { userName fullName imageUrl customers { name } startupModule { code } } customer { name } customers { name }
  isStaff isMultiCustomer permissions scope availableModules { code } mustChangePassword menuCollapsed cartItemCount language
} }`;
const USERS =
  'query ($first: Int) { users(first: $first) { edges { node { databaseId customers { name } } } totalCount { count } } }';
const NODE = 'query ($id: ID!) { node(id: $id) { ... on User { databaseId email } } }';

const buyer = () => createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna], passwordHash });

test('the viewer of a shell costs three statements', async () => {
  const { statements, data } = await run(await buyer(), VIEWER, {}, { sql });
  expect(data.viewer).toMatchObject({ customer: { name: 'Luna' }, isStaff: false, isMultiCustomer: false });
  expect(data.viewer.scope).toContain('CP_JOB_ORDERS:VIEWP');
  expect(statements.length).toBeLessThanOrEqual(3);
  expect((await run(visitor(db), VIEWER)).data.viewer).toBeNull();
});

test('changing the password ends other sessions and keeps this one', async () => {
  const actor = await buyer();
  const { userId, userName, customerId } = actor;
  if (userId === null || userName === null) throw new Error('A buyer is somebody.');
  const phone = await signedIn(db, { userId, userName, customerId });
  const newPassword = 'another fine password';
  const { data } = await run(actor, CHANGE, { input: { oldPassword: PASSWORD, newPassword } });
  expect(data.result.__typename).toBe('ChangePasswordSuccess');
  expect((await run(phone, VIEWER)).data.viewer).toBeNull();
  expect((await run(actor, VIEWER)).data.viewer).not.toBeNull();
  const again = await run(actor, CHANGE, {
    input: { oldPassword: PASSWORD, newPassword: 'yet another password' },
  });
  expect(again.data.result.issues).toEqual([{ path: 'oldPassword', code: 'WRONG_PASSWORD' }]);
});

test.each([
  ['short', 'PASSWORD_TOO_SHORT'],
  ['password1234', 'PASSWORD_TOO_COMMON'],
  [PASSWORD, 'PASSWORD_UNCHANGED'],
  ['x'.repeat(300), 'PASSWORD_TOO_LONG'],
])('%s is refused with %s', async (newPassword, code) => {
  const { data } = await run(await buyer(), CHANGE, { input: { oldPassword: PASSWORD, newPassword } });
  expect(data.result.issues).toEqual([{ path: 'newPassword', code }]);
});

test('a user who must change the password can do nothing else', async () => {
  const actor = await createActor(db, {
    role: 'ADMINISTRATOR',
    passwordHash,
    mustChangePassword: true,
  });
  expect((await run(actor, VIEWER)).data.viewer).toMatchObject({
    mustChangePassword: true,
    permissions: [],
    scope: [],
  });
  expect((await run(actor, USERS)).errors[0]?.extensions).toMatchObject({ code: 'MUST_CHANGE_PASSWORD' });
  const customers = await run(actor, '{ customers { totalCount { count } } }');
  expect(customers.errors[0]?.extensions).toMatchObject({ code: 'MUST_CHANGE_PASSWORD' });
  const node = await run(actor, 'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }', {
    id: globalId(actor),
  });
  expect(node.data).toEqual({ node: null, nodes: [null] });
  const { data } = await run(actor, UPDATE, { input: { firstName: 'A' } });
  expect(data.result).toMatchObject({ __typename: 'RefusedError', code: 'MUST_CHANGE_PASSWORD' });
  const changed = await run(actor, CHANGE, {
    input: { oldPassword: PASSWORD, newPassword: 'another fine password' },
  });
  expect(changed.data.result.viewer.mustChangePassword).toBe(false);
  expect(changed.data.result.viewer.permissions).toContain(3101);
});

test('the profile changes field by field, with its version', async () => {
  const actor = await buyer();
  const { data } = await run(actor, UPDATE, {
    input: { firstName: ' Ada ', phone: '+1 212 555 0100', language: 'FR', version: 1 },
  });
  expect(data.result.viewer).toMatchObject({
    language: 'FR',
    user: { firstName: 'Ada', lastName: 'Person', version: 2 },
  });
  const stale = await run(actor, UPDATE, { input: { firstName: 'Eve', version: 1 } });
  expect(stale.data.result).toMatchObject({ __typename: 'ConflictError', currentVersion: 2 });
  const cleared = await run(actor, UPDATE, { input: { phone: null, firstName: null } });
  expect(cleared.data.result.viewer.user).toMatchObject({ phone: null, firstName: 'Ada' });
});

test.each([
  [{ firstName: ' ' }, { path: 'firstName', code: 'REQUIRED' }],
  [{ lastName: 'x'.repeat(101) }, { path: 'lastName', code: 'TOO_LONG' }],
  [{ phone: '<script>' }, { path: 'phone', code: 'WRONG_FORMAT' }],
  [{ startupModuleId: 999 }, { path: 'startupModuleId', code: 'UNKNOWN' }],
  [{ pictureFileId: 2_000_000_000 }, { path: 'pictureFileId', code: 'UNKNOWN' }],
])('bad profile %# names its field', async (input, issue) => {
  const { data } = await run(await buyer(), UPDATE, { input });
  expect(data.result.issues).toEqual([issue]);
});

const globalId = (actor: Actor) => btoa(`User:${actor.userId}`);

test('visible users: role by own customer, other customer and staff', async () => {
  const own = await buyer();
  const foreign = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [orion] });
  const staff = await createActor(db, { role: 'STAFF_FINANCE' });
  const expected = {
    PORTAL_VIEWER: [false, false, false, false],
    PORTAL_BUYER: [false, false, false, false],
    PORTAL_APPROVER: [false, false, false, false],
    PORTAL_ACCOUNTING: [false, false, false, false],
    PORTAL_ADMIN: [true, false, false, true],
    MEMORIAL_PARTNER: [false, false, false, false],
    STAFF_SALES: [true, true, false, true],
    STAFF_PRODUCTION: [false, false, false, false],
    STAFF_FINANCE: [false, false, false, false],
    STAFF_CONTENT: [false, false, false, false],
    ADMINISTRATOR: [true, true, true, true],
  } as const;
  for (const [role, [seesOwn, seesForeign, seesStaff, maylist]] of Object.entries(expected)) {
    // The keys of `expected` are role codes.
    const actor = await createActor(db, {
      role: role as keyof typeof expected,
      customerIds: role.startsWith('STAFF') || role === 'ADMINISTRATOR' ? [] : [luna],
    });
    const visible = await Promise.all(
      [own, foreign, staff, actor].map(
        async (other) => (await run(actor, NODE, { id: globalId(other) })).data.node !== null,
      ),
    );
    expect([role, ...visible]).toEqual([role, seesOwn, seesForeign, seesStaff, true]);
    const list = await run(actor, USERS, { first: 100 });
    expect([role, list.errors.length === 0]).toEqual([role, maylist]);
    if (list.errors.length === 0) {
      const ids = list.data.users.edges.map((edge: { node: { databaseId: number } }) => edge.node.databaseId);
      expect([
        role,
        ids.includes(own.userId),
        ids.includes(foreign.userId),
        ids.includes(staff.userId),
      ]).toEqual([role, seesOwn, seesForeign, seesStaff]);
    } else {
      expect(list.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 3201 });
    }
  }
  expect((await run(visitor(db), NODE, { id: globalId(own) })).data.node).toBeNull();
  expect((await run(visitor(db), USERS)).errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a list of users costs the same statements for 5 rows and for 60', async () => {
  const admin = await createActor(db, { role: 'ADMINISTRATOR' });
  for (let index = 0; index < 60; index += 1)
    await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna, orion] });
  const few = await run(admin, USERS, { first: 5 }, { sql });
  const many = await run(admin, USERS, { first: 60 }, { sql });
  expect(many.data.users.edges).toHaveLength(60);
  expect(many.statements.length).toBe(few.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(2);
});

test('wildcards in a search are letters', async () => {
  const admin = await createActor(db, { role: 'ADMINISTRATOR' });
  await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna], lastName: 'Percent%Underscore_' });
  const search = async (text: string) =>
    (
      await run(admin, 'query ($s: String) { users(search: $s) { edges { node { lastName } } } }', {
        s: text,
      })
    ).data.users.edges;
  expect(await search('%')).toHaveLength(0);
  expect(await search('percent%under')).toHaveLength(1);
  expect(await search('percent_under')).toHaveLength(0);
});
