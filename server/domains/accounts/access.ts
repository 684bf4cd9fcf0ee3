import type { Viewer } from '../../auth/viewer.ts';
import { isInScope } from '../identity/owned-rows.ts';

/** Whether the viewer's permission reaches all rows of a customer, not only those of the viewer's own orders. */
export function seesWholeAccount(viewer: Viewer, permission: number, customerId: number): boolean {
  return isInScope(viewer, permission, { customerId, isOwn: () => false });
}
