import type { Viewer } from '../../../auth/viewer.ts';
import { ForbiddenError, RefusedError } from '../../../errors/errors.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';

/** Who books money, before any row is looked at: staff with the permission for all customers. */
export function requireCollecting(permission: number): (viewer: Viewer) => void {
  return (viewer) => {
    viewer.require(PAYMENTS_VIEW);
    viewer.require(permission);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    if (viewer.scopeOf(permission) !== 'ALL') throw new ForbiddenError(permission);
  };
}

/** Whether a viewer is one of them. */
export function collects(viewer: Viewer, permission: number): boolean {
  return viewer.isStaff && viewer.can(PAYMENTS_VIEW) && viewer.scopeOf(permission) === 'ALL';
}
