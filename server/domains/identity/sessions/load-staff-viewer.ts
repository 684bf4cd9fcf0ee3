import { Viewer } from '../../../auth/viewer.ts';
import type { Database } from '../../../database/client.ts';
import { languageOf } from '../language.type.ts';
import { effectivePermissions } from '../rules/effective-permissions.ts';
import { knownScope } from '../rules/scope.ts';

/**
 * A staff member's current permissions without a session, for background tasks that may run after they signed out. The
 * anonymous viewer if they are blocked.
 */
export async function loadStaffViewer(
  db: Pick<Database, 'user' | 'module'>,
  userId: number,
): Promise<Viewer> {
  const user = await db.user.findFirst({
    where: { id: userId, isStaff: true, blockedAt: null },
    select: {
      userName: true,
      language: true,
      roles: {
        select: { role: { select: { permissions: { select: { permissionNumber: true, scope: true } } } } },
      },
    },
  });
  if (!user) return Viewer.anonymous;
  const disabled = await db.module.findMany({ where: { enabled: false }, select: { id: true } });
  const grants = user.roles.flatMap(({ role }) =>
    role.permissions.map(({ permissionNumber, scope }) => ({
      permission: permissionNumber,
      scope: knownScope(scope),
    })),
  );
  return new Viewer({
    userId,
    userName: user.userName,
    isStaff: true,
    language: languageOf(user.language),
    mustChangePassword: false,
    // There is no session.
    sessionId: 0,
    familyId: '',
    customerId: null,
    linkedCustomerIds: [],
    permissions: effectivePermissions(
      grants,
      disabled.map(({ id }) => id),
    ),
    ownItemTypesOnly: false,
    actor: null,
  });
}
