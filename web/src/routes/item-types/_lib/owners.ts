import type { ItemTypeOwners_product$data } from '../_components/__generated__/ItemTypeOwners_product.graphql.ts';
import type { SaveItemTypeOwnersInput } from '../_components/__generated__/ItemTypeOwnersMutation.graphql.ts';

/** A customer or user with access to a piece. */
export type Owner = { readonly databaseId: number; readonly name: string; readonly detail: string };

/** Values of the owners form. */
export type OwnersValues = { customers: Owner[]; users: Owner[] };

/** Initial values of the form. */
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

/** Adds an owner. Existing ones keep their position. */
export function withOwner(owners: readonly Owner[], owner: Owner): Owner[] {
  return owners.some(({ databaseId }) => databaseId === owner.databaseId) ? [...owners] : [...owners, owner];
}

/** Removes an owner. */
export function withoutOwner(owners: readonly Owner[], owner: Owner): Owner[] {
  return owners.filter(({ databaseId }) => databaseId !== owner.databaseId);
}

/** Owners visible to the viewer. */
type SeenOwners = { readonly customers: boolean; readonly users: boolean };

/** The values as mutation input, without what the viewer may not see. */
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
