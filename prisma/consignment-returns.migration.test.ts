import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { testDatabase } from '../server/test/database.ts';

const { db } = await testDatabase();
const SQL = new URL('./migrations/20261126025000_grant_consignment_returns/migration.sql', import.meta.url);
const RETURNS = 2303;

const grants = async () =>
  (
    await db.rolePermission.findMany({
      where: { permissionNumber: RETURNS },
      select: { scope: true, role: { select: { code: true } } },
    })
  )
    .map(({ scope, role }) => `${role.code} ${scope}`)
    .toSorted();

test('roles of an installation from before may ask to send pieces back as new installations do, others not', async () => {
  const fresh = await grants();
  const portal = { role: { code: { startsWith: 'PORTAL_' } } };
  await db.rolePermission.deleteMany({ where: { permissionNumber: RETURNS, ...portal } });
  const custom = await db.role.create({
    data: { code: 'CUSTOM', nameEn: 'Custom', nameFr: 'Autre', isStaff: false },
  });
  await db.rolePermission.create({ data: { roleId: custom.id, permissionNumber: 2302, scope: 'CUSTOMER' } });
  expect(await grants()).not.toEqual(fresh);
  await db.$executeRawUnsafe(await readFile(SQL, 'utf8'));
  expect(await grants()).toEqual(fresh);
  expect(fresh.filter((one) => one.startsWith('PORTAL_'))).toEqual([
    'PORTAL_ACCOUNTING CUSTOMER',
    'PORTAL_ADMIN LINKED',
  ]);
});
