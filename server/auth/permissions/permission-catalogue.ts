import { GENERAL_ACTIONS, ONLY_ACTIONS, SPECIAL_ACTIONS } from './permission-actions.ts';
import { PERMISSION_MODULES, type PermissionModule } from './permission-modules.ts';

/** A permission that can be granted to a role. */
export interface Permission {
  /** Module × 100 + action. */
  number: number;
  /** `CP_JOB_ORDERS:VIEWP`. */
  key: string;
  moduleId: number;
  module: PermissionModule;
  nameEn: string;
  nameFr: string;
}

const ALL_ACTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Acting as other users has no view permission: its first number is the right to switch user. */
const IMPERSONATE_MODULE = 31;

/** All permissions, by number (product rules, permission catalogue). */
export const PERMISSIONS: readonly Permission[] = PERMISSION_MODULES.flatMap(permissionsOfModule);

const BY_NUMBER = new Map(PERMISSIONS.map((permission) => [permission.number, permission]));

/** The permission with a number; undefined if there is none. */
export function findPermission(number: number): Permission | undefined {
  return BY_NUMBER.get(number);
}

/** The key of a permission as in `user.scope`; null for an unknown number. */
export function permissionKey(number: number): string | null {
  return BY_NUMBER.get(number)?.key ?? null;
}

/** The module of a permission number. */
export function moduleOf(number: number): number {
  return Math.floor(number / 100);
}

/** The view permission that a write permission implies; null for view permissions and for acting as other users. */
export function impliedView(number: number): number | null {
  const moduleId = moduleOf(number);
  const view = moduleId * 100 + 1;
  return number === view || moduleId === IMPERSONATE_MODULE ? null : view;
}

function permissionsOfModule(module: PermissionModule): Permission[] {
  return (ONLY_ACTIONS[module.id] ?? ALL_ACTIONS).flatMap((digit) => {
    const number = module.id * 100 + digit;
    const action = SPECIAL_ACTIONS[number] ?? GENERAL_ACTIONS[digit];
    if (action === undefined) return [];
    const { verb, nameEn, nameFr } = action;
    return [{ number, key: `${module.code}:${verb}`, moduleId: module.id, module, nameEn, nameFr }];
  });
}
