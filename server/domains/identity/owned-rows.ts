import type { Viewer } from '../../auth/viewer.ts';

/** The columns of row filters by customer. */
type CustomersWhere = { id?: { in: number[] }; customerId?: number | { in: number[] } };

/** The columns of row filters, which all ordered records have. */
export type OwnedWhere = CustomersWhere & { OR?: ({ placedById: number } | { contactId: number })[] };

/** Rows of these customers within the viewer's scope of a permission; `own` is the filter for OWN, only for users. */
export function rowsInScope<Own extends object>(
  viewer: Viewer,
  permission: number,
  { customerIds, own }: { customerIds: number[]; own: () => Own },
): CustomersWhere | (CustomersWhere & Own) {
  switch (viewer.scopeOf(permission)) {
    case 'NONE':
      return { id: { in: [] } };
    case 'OWN':
      return { customerId: { in: customerIds }, ...own() };
    case 'CUSTOMER':
      return viewer.customerId === null ? { id: { in: [] } } : { customerId: viewer.customerId };
    case 'LINKED':
      return customerIds.length === 1
        ? { customerId: customerIds[0] ?? 0 }
        : { customerId: { in: customerIds } };
    case 'ALL':
      return {};
  }
}

/** Whether a row reached through a relation is within the scope for the linked customers. */
export function isInScope(
  viewer: Viewer,
  permission: number,
  { customerId, isOwn }: { customerId: number; isOwn: () => boolean },
): boolean {
  switch (viewer.scopeOf(permission)) {
    case 'NONE':
      return false;
    case 'OWN':
      return viewer.linkedCustomerIds.includes(customerId) && isOwn();
    case 'CUSTOMER':
      return customerId === viewer.customerId;
    case 'LINKED':
      return viewer.linkedCustomerIds.includes(customerId);
    case 'ALL':
      return true;
  }
}

/**
 * Rows of these customers within the viewer's scope of a permission. OWN means placed by the viewer, or with the
 * viewer as contact.
 */
export function ownedRows(viewer: Viewer, permission: number, customerIds: number[]): OwnedWhere {
  const own = () => ({ OR: [{ placedById: viewer.userId }, { contactId: viewer.userId }] });
  return rowsInScope(viewer, permission, { customerIds, own });
}

/** Whether a row reached through a relation is within the scope for the linked customers. */
export function seesOwnedRow(
  viewer: Viewer,
  permission: number,
  { customerId, placedById, contactId }: { customerId: number; placedById: number; contactId: number | null },
): boolean {
  const isOwn = () => [placedById, contactId].includes(viewer.userId);
  return isInScope(viewer, permission, { customerId, isOwn });
}
