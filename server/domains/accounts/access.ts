import type { Viewer } from '../../auth/viewer.ts';

/** Whether the viewer's permission reaches all rows of a customer, not only those of their own orders. */
export function seesWholeAccount(viewer: Viewer, permission: number, customerId: number): boolean {
  switch (viewer.scopeOf(permission)) {
    case 'NONE':
    case 'OWN':
      return false;
    case 'CUSTOMER':
      return customerId === viewer.customerId;
    case 'LINKED':
      return viewer.linkedCustomerIds.includes(customerId);
    case 'ALL':
      return true;
  }
}
