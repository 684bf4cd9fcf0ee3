import {
  findPermission,
  impliedView,
  moduleOf,
  permissionKey,
} from '../../../auth/permissions/permission-catalogue.ts';
import type { Grant } from './default-roles.ts';
import { type Scope, widestScope } from './scope.ts';

/** The permissions of a user with their scopes, without those that are not held. */
export type EffectivePermissions = ReadonlyMap<number, Scope>;

/**
 * The combined permissions of several roles: the widest scope wins, a write implies the view of its module, a disabled
 * module removes its permissions, and unknown numbers are ignored.
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

/** Adds the view permissions that writes imply, and returns the added ones for display. */
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
