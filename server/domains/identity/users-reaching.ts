import { impliedView, PERMISSIONS } from '../../auth/permissions/permission-catalogue.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { OwnedRow } from './rules/scope.ts';

/**
 * Row filter of the users who may see a row by a permission: the reverse of row filters by scope. A user with several
 * customers counts for each of them, whichever is active. A shared row is everybody's own.
 */
export function usersReaching(
  permission: number,
  row: OwnedRow & { readonly isShared?: boolean },
): Prisma.UserWhereInput {
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
      { AND: [linked, holding(['OWN']), ...(row.isShared ? [] : [{ id: { in: owners } }])] },
    ],
  };
}

/** A permission and, if it is the view of a module, the writes that imply it. */
export function permissionsBringing(permission: number): number[] {
  const writes = PERMISSIONS.filter(({ number }) => impliedView(number) === permission);
  return [permission, ...writes.map(({ number }) => number)];
}
