import type { Viewer } from '../../auth/viewer.ts';

/** What row filters look at; all that is ordered has it alike. */
export type OwnedWhere = {
  id?: { in: number[] };
  customerId?: number | { in: number[] };
  OR?: ({ placedById: number } | { contactId: number })[];
};

/** Rows of these customers within the viewer's scope of a permission. OWN means placed by the viewer or naming them as contact. */
export function ownedRows(viewer: Viewer, permission: number, customerIds: number[]): OwnedWhere {
  switch (viewer.scopeOf(permission)) {
    case 'NONE':
      return { id: { in: [] } };
    case 'OWN':
      return {
        customerId: { in: customerIds },
        OR: [{ placedById: viewer.userId }, { contactId: viewer.userId }],
      };
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

/** Whether a row that was reached from another one is among those of every linked customer within the scope. */
export function seesOwnedRow(
  viewer: Viewer,
  permission: number,
  row: { customerId: number; placedById: number; contactId: number | null },
): boolean {
  switch (viewer.scopeOf(permission)) {
    case 'NONE':
      return false;
    case 'OWN':
      return (
        viewer.linkedCustomerIds.includes(row.customerId) &&
        [row.placedById, row.contactId].includes(viewer.userId)
      );
    case 'CUSTOMER':
      return row.customerId === viewer.customerId;
    case 'LINKED':
      return viewer.linkedCustomerIds.includes(row.customerId);
    case 'ALL':
      return true;
  }
}
