import type { Viewer } from '../../auth/viewer.ts';
import { ForbiddenError, RefusedError } from '../../errors/errors.ts';

/**
 * Check for mutations that apply to all customers: staff with the permission in the scope of all, and with the
 * permission to see what it changes.
 */
export function forAllCustomers(permission: number, seeing?: number): (viewer: Viewer) => void {
  return (viewer) => {
    if (seeing !== undefined) viewer.require(seeing);
    viewer.require(permission);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    if (!isForAllCustomers(viewer, permission)) throw new ForbiddenError(permission);
  };
}

/** Whether the viewer passes that check. */
export function isForAllCustomers(viewer: Viewer, permission: number): boolean {
  return viewer.isStaff && viewer.scopeOf(permission) === 'ALL';
}
