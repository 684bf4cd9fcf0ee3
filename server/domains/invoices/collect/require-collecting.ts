import type { Viewer } from '../../../auth/viewer.ts';
import { forAllCustomers, isForAllCustomers } from '../../identity/for-all-customers.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';

/** Check for mutations that record payments. */
export const requireCollecting = (permission: number) => forAllCustomers(permission, PAYMENTS_VIEW);

/** Whether the viewer passes that check. */
export function collects(viewer: Viewer, permission: number): boolean {
  return viewer.can(PAYMENTS_VIEW) && isForAllCustomers(viewer, permission);
}
