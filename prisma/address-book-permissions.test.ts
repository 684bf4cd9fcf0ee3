import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { PERMISSIONS } from '../server/auth/permissions/permission-catalogue.ts';
import { DEFAULT_ROLES } from '../server/domains/identity/rules/default-roles.ts';
import { testDatabase } from '../server/test/database.ts';

const { db } = await testDatabase();
const SQL = new URL('./migrations/20261122220000_address_book_permissions/migration.sql', import.meta.url);
const BOOK = [2402, 2409];

const grants = async () =>
  (
    await db.rolePermission.findMany({
      where: { permissionNumber: { in: BOOK } },
      select: { permissionNumber: true, scope: true, role: { select: { code: true } } },
    })
  )
    .map(({ permissionNumber, scope, role }) => `${role.code} ${permissionNumber} ${scope}`)
    .toSorted();

test('roles of an installation from before get what new installations begin with, other roles nothing', async () => {
  const fresh = await grants();
  await db.rolePermission.deleteMany({
    where: { permissionNumber: { in: BOOK }, role: { code: { not: 'ADMINISTRATOR' } } },
  });
  await db.permission.update({ where: { number: 2402 }, data: { key: 'CP_PROFILE:ADDP' } });
  const custom = await db.role.create({
    data: { code: 'CUSTOM', nameEn: 'Custom', nameFr: 'Autre', isStaff: false },
  });
  await db.rolePermission.create({ data: { roleId: custom.id, permissionNumber: 2403, scope: 'CUSTOMER' } });

  const statements = (await readFile(SQL, 'utf8')).split(/;\s*$/m).filter((one) => /\S/.test(one));
  for (const statement of statements) await db.$executeRawUnsafe(statement);

  expect(await grants()).toEqual(fresh);
  expect(fresh.filter((one) => one.startsWith('PORTAL_VIEWER'))).toEqual([]);
  expect(fresh).toHaveLength(
    DEFAULT_ROLES.flatMap((role) => role.grants).filter(({ permission }) => BOOK.includes(permission)).length,
  );
  for (const number of BOOK) {
    const { key, nameEn, nameFr, module } = PERMISSIONS.find((one) => one.number === number) ?? {};
    expect(await db.permission.findUnique({ where: { number } })).toEqual({
      number,
      key,
      nameEn,
      nameFr,
      moduleCode: module?.code,
    });
  }
});
