import { addHours } from '../../../lib/calendar.ts';
import type { EffectivePermissions } from './effective-permissions.ts';

/** Permission 3101: act as a portal user, and create sign-in links for one. */
export const SWITCH_USER = 3101;
/** Permission 3102: switch to any customer. */
export const ANY_CUSTOMER = 3102;

/** Maximum duration of acting as another user, in hours. */
const MAX_ACTING_HOURS = 8;

/** The user who wants to switch. */
export interface Switcher {
  isStaff: boolean;
  /** Already acting as another. */
  isActing: boolean;
  permissions: EffectivePermissions;
}

/** The user to act as. */
interface SwitchTarget {
  isStaff: boolean;
  isBlocked: boolean;
}

/** Why switching is refused. */
type SwitchRefusal = 'FORBIDDEN' | 'ALREADY_ACTING' | 'TARGET_IS_STAFF' | 'TARGET_BLOCKED';

/** Why a staff member may not act as a user; null if they may. The same rule applies to sign-in links. */
export function switchUserRefusal(switcher: Switcher, target: SwitchTarget): SwitchRefusal | null {
  if (!mayActForOthers(switcher)) return 'FORBIDDEN';
  if (switcher.isActing) return 'ALREADY_ACTING';
  if (target.isStaff) return 'TARGET_IS_STAFF';
  return target.isBlocked ? 'TARGET_BLOCKED' : null;
}

/** Whether the viewer has the permission, before a user is read. */
export function mayActForOthers(switcher: Switcher): boolean {
  return switcher.isStaff && switcher.permissions.has(SWITCH_USER);
}

/** Whether a user may make a customer the active one: linked to it, or staff who may choose any. */
export function maySwitchCustomer(
  switcher: Switcher & { linkedCustomerIds: readonly number[] },
  customerId: number,
): boolean {
  if (switcher.linkedCustomerIds.includes(customerId)) return true;
  return switcher.isStaff && switcher.permissions.has(ANY_CUSTOMER);
}

/** When acting as another user ends automatically. */
export function actingEndsAt(startedAt: Date): Date {
  return addHours(startedAt, MAX_ACTING_HOURS);
}
