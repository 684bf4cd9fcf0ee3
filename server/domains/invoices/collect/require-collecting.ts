import type { Viewer } from '../../../auth/viewer.ts';
import { forAllCustomers, isForAllCustomers } from '../../ordering/for-all-customers.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';

/** Who books money. */
export const requireCollecting = (permission: number) => forAllCustomers(permission, PAYMENTS_VIEW);

/** Whether a viewer is one of them. */
export function collects(viewer: Viewer, permission: number): boolean {
  return viewer.can(PAYMENTS_VIEW) && isForAllCustomers(viewer, permission);
}
