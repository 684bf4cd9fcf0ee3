import {
  findPermission,
  impliedView,
  moduleOf,
  permissionKey,
} from '../../../auth/permissions/permission-catalogue.ts';
import type { Grant } from './default-roles.ts';
import { type Scope, widestScope } from './scope.ts';

/** What a user may do: how far each held permission reaches. Permissions that are not held are absent. */
export type EffectivePermissions = ReadonlyMap<number, Scope>;

/**
 * What several roles allow together: the widest scope wins, a write brings the view of its module along,
 * a disabled module takes everything of it away, and numbers that are no permission are ignored.
 */
export function effectivePermissions(
  grants: readonly Grant[],
  disabledModules: readonly number[] = [],
): EffectivePermissions {
  const effective = new Map<number, Scope>();
  for (const { permission, scope } of withImpliedViews(grants).grants) {
    if (scope === 'NONE' || findPermission(permission) === undefined) continue;
    if (disabledModules.includes(moduleOf(permission))) continue;
    effective.set(permission, widestScope(scope, effective.get(permission) ?? 'NONE'));
  }
  return effective;
}

/** Adds the view permissions that writes imply, and returns which were added so that a screen can show them. */
export function withImpliedViews(grants: readonly Grant[]): { grants: Grant[]; added: Grant[] } {
  const added: Grant[] = [];
  const isCovered = (view: number, scope: Scope) =>
    [...grants, ...added].some(
      (grant) => grant.permission === view && widestScope(grant.scope, scope) === grant.scope,
    );
  for (const { permission, scope } of grants) {
    const view = impliedView(permission);
    if (view !== null && !isCovered(view, scope)) added.push({ permission: view, scope });
  }
  return { grants: [...grants, ...added], added };
}

/** `user.permissions`: the numbers, ascending. */
export function permissionNumbers(permissions: EffectivePermissions): number[] {
  return [...permissions.keys()].toSorted((one, other) => one - other);
}

/** `user.scope`: the keys of the held permissions, in the order of their numbers. */
export function permissionKeys(permissions: EffectivePermissions): string[] {
  return permissionNumbers(permissions)
    .map(permissionKey)
    .filter((key) => key !== null);
}
