import { expect, test } from '@jest/globals';
import { createFirstAdministrator } from '../domains/identity/first-administrator.ts';
import { givenCustomer, visitor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { run } from '../test/run.ts';
import { seedOnce } from './seed-once.ts';

const { db } = await testDatabase('migrated');
const { db: fresh } = await testDatabase('reference');

test('a seeding that was interrupted is removed and repeated; a complete one stays', async () => {
  const broken = seedOnce(db, 'demo', async () => {
    await givenCustomer(db, 'Half');
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await db.customer.count()).toBe(1);

  const fill = async () => void (await givenCustomer(db, 'Whole'));
  const racing = await Promise.all([1, 2, 3].map(() => seedOnce(db, 'demo', fill)));
  expect(racing.filter(Boolean)).toHaveLength(1);
  expect(await db.customer.findMany({ select: { name: true } })).toEqual([{ name: 'Whole' }]);
  expect(await seedOnce(db, 'demo', fill)).toBe(false);
});

test('the first administrator signs in once with the printed password, and must change it', async () => {
  const first = await createFirstAdministrator(fresh, 'owner@workshop.test', new Date());
  expect(await createFirstAdministrator(fresh, 'second@workshop.test', new Date())).toBeNull();
  const SIGN_IN = `mutation ($input: SignInInput!) {
    signIn(input: $input) { __typename ... on SignInSuccess { viewer { mustChangePassword isStaff } } }
  }`;
  const attempt = async () => (await run(visitor(fresh), SIGN_IN, { input: first })).data.signIn;
  expect(await attempt()).toMatchObject({ viewer: { mustChangePassword: true, isStaff: true } });
  expect(await attempt()).toEqual({ __typename: 'RefusedError' });
});
