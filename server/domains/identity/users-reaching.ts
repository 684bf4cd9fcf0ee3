import { impliedView, PERMISSIONS } from '../../auth/permissions/permission-catalogue.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { OwnedRow } from './rules/scope.ts';

/**
 * Row filter of the people whom a permission lets see a row: the reverse of the row filters by scope. Who may act for
 * several customers counts for each of them, whichever is active now.
 */
export function usersReaching(permission: number, row: OwnedRow): Prisma.UserWhereInput {
  const bringing = permissionsBringing(permission);
  const holding = (scopes: string[]): Prisma.UserWhereInput => ({
    roles: {
      some: {
        role: {
          is: { permissions: { some: { permissionNumber: { in: bringing }, scope: { in: scopes } } } },
        },
      },
    },
  });
  const linked = { customers: { some: { customerId: row.customerId } } };
  const owners = [row.placedById, row.contactId].filter((id) => id !== null);
  return {
    blockedAt: null,
    OR: [
      holding(['ALL']),
      { AND: [linked, holding(['CUSTOMER', 'LINKED'])] },
      { AND: [linked, holding(['OWN']), { id: { in: owners } }] },
    ],
  };
}

/** A permission, and where it is the view of a module, the writes that bring it along. */
export function permissionsBringing(permission: number): number[] {
  const writes = PERMISSIONS.filter(({ number }) => impliedView(number) === permission);
  return [permission, ...writes.map(({ number }) => number)];
}
