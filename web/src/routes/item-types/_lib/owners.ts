import type { ItemTypeOwners_product$data } from '../_components/__generated__/ItemTypeOwners_product.graphql.ts';
import type { SaveItemTypeOwnersInput } from '../_components/__generated__/ItemTypeOwnersMutation.graphql.ts';

/** A customer or user whose a piece is. */
export type Owner = { readonly databaseId: number; readonly name: string; readonly detail: string };

/** What the form of whose a piece is holds. */
export type OwnersValues = { customers: Owner[]; users: Owner[] };

/** The values that the form begins with. */
export function ownersValues({
  ownCustomers,
  ownUsers,
}: Pick<ItemTypeOwners_product$data, 'ownCustomers' | 'ownUsers'>): OwnersValues {
  return {
    customers: ownCustomers.map(({ databaseId, name, accountNumber }) => ({
      databaseId,
      name,
      detail: accountNumber,
    })),
    users: ownUsers.map(({ databaseId, fullName, email }) => ({ databaseId, name: fullName, detail: email })),
  };
}

/** Somebody more; who is there already stays where they are. */
export function withOwner(owners: readonly Owner[], owner: Owner): Owner[] {
  return owners.some(({ databaseId }) => databaseId === owner.databaseId) ? [...owners] : [...owners, owner];
}

/** Somebody less. */
export function withoutOwner(owners: readonly Owner[], owner: Owner): Owner[] {
  return owners.filter(({ databaseId }) => databaseId !== owner.databaseId);
}

/** What the viewer of the form may see of owners. */
type SeenOwners = { readonly customers: boolean; readonly users: boolean };

/** The values as the server takes them: what the viewer does not see is not said. */
export function ownersInput(
  { customers, users }: OwnersValues,
  seen: SeenOwners,
): Pick<SaveItemTypeOwnersInput, 'customerIds' | 'userIds'> {
  const idsOf = (owners: readonly Owner[]) => owners.map(({ databaseId }) => databaseId);
  return {
    ...(seen.customers && { customerIds: idsOf(customers) }),
    ...(seen.users && { userIds: idsOf(users) }),
  };
}
