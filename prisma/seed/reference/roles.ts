import { PERMISSIONS } from '../../../server/auth/permissions/permission-catalogue.ts';
import type { Database } from '../../../server/database/client.ts';
import { DEFAULT_ROLES } from '../../../server/domains/identity/rules/default-roles.ts';

/** The permission catalogue and the default roles. The permissions of an existing role are not changed. */
export async function seedRoles(db: Database): Promise<void> {
  await db.permission.createMany({
    data: PERMISSIONS.map(({ number, key, module, nameEn, nameFr }) => ({
      number,
      key,
      moduleCode: module.code,
      nameEn,
      nameFr,
    })),
    skipDuplicates: true,
  });
  const added = await db.role.createManyAndReturn({
    data: DEFAULT_ROLES.map(({ code, nameEn, nameFr, isStaff }) => ({ code, nameEn, nameFr, isStaff })),
    skipDuplicates: true,
    select: { id: true, code: true },
  });
  await db.rolePermission.createMany({
    data: added.flatMap(({ id, code }) => {
      const grants = DEFAULT_ROLES.find((role) => role.code === code)?.grants ?? [];
      return grants.map(({ permission, scope }) => ({ roleId: id, permissionNumber: permission, scope }));
    }),
    skipDuplicates: true,
  });
}
