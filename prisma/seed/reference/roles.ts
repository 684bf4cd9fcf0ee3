import { PERMISSIONS } from '../../../server/auth/permissions/permission-catalogue.ts';
import { PERMISSION_MODULES } from '../../../server/auth/permissions/permission-modules.ts';
import type { Database } from '../../../server/database/client.ts';
import { DEFAULT_ROLES } from '../../../server/domains/identity/rules/default-roles.ts';

/** The permission catalogue and the default roles. The permissions of an existing role are not changed. */
export async function seedRoles(db: Database): Promise<void> {
  const moduleCodes = new Map(PERMISSION_MODULES.map(({ id, code }) => [id, code]));
  await db.permission.createMany({
    data: PERMISSIONS.map(({ moduleId, ...permission }) => ({
      ...permission,
      moduleCode: moduleCodes.get(moduleId) ?? String(moduleId),
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
