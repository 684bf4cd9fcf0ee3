import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { keptInCatalogue, requireCatalogueManager } from '../access.ts';
import { MAX_OWNERS } from '../rules/item-type-limits.ts';
import { ItemType } from './item-type.type.ts';
import { owningCustomers, owningUsers } from './item-type-owners.ts';

const ids = z
  .array(z.int().min(1).max(MAX_ID))
  .max(MAX_OWNERS, 'TOO_BIG')
  .transform((given) => [...new Set(given)])
  .optional();

const rules = z.object({ customerIds: ids, userIds: ids });

type Owners = z.infer<typeof rules>;

mutation('saveItemTypeOwners', {
  description:
    'Sets the owners of an item type: the customers and portal users who see, price and order it where users see their own pieces only. Owners that the caller may not see are kept.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_TYPE_OWNERS_CHANGED', entityType: 'ItemType' },
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'The item type.' }),
    version: t.int({ description: 'Version that the client last read; another version is refused.' }),
    customerIds: t.intList({
      description: 'All its customers (integer ids), 200 at most; absent: unchanged.',
    }),
    userIds: t.intList({
      description: 'All its portal users (integer ids), 200 at most; absent: unchanged.',
    }),
  }),
  resolve: async ({ id, version = null, ...input }, { viewer }, writes) => {
    const itemTypeId = rowKey('ItemType', id);
    const given = Object.entries(input).filter(([, value]) => value != null);
    const owners = parseInput(rules, Object.fromEntries(given));
    return writes.once({
      request: { itemTypeId, version, ...owners },
      work: async (tx, record) => {
        // Checked before the piece is read, so that a refusal reveals nothing about pieces.
        const seen = { customers: owningCustomers(viewer), users: owningUsers(viewer) };
        await requireKnown(tx, owners, seen);
        const before = await tx.itemType.findFirst({
          where: { id: itemTypeId, AND: keptInCatalogue(viewer) },
          select: { code: true, version: true },
        });
        if (!before) throw new NotFoundError('ItemType');
        if (version !== null && version !== before.version) throw new ConflictError(before.version);
        // A concurrent save holds the row, or has incremented its version.
        const { count } = await tx.itemType.updateMany({
          where: { id: itemTypeId, version: before.version },
          data: { version: { increment: 1 } },
        });
        if (count === 0) throw new ConflictError();
        await replace(tx, itemTypeId, owners, seen);
        record({ entityId: itemTypeId, customerId: null, data: { code: before.code, ...owners } });
        return { itemTypeId };
      },
    });
  },
  success: (t) => ({
    itemType: t.prismaField({
      type: ItemType,
      description: 'The item type as it is now.',
      resolve: (query, { itemTypeId }, _args, context) =>
        changedRow(context, 'ItemType', { ...query, where: { id: itemTypeId } }),
    }),
  }),
  sample: async ({ caller, admin, buyer, customerId, itemType }) => ({
    as: caller(admin),
    input: { id: await itemType(), customerIds: [customerId], userIds: [buyer.userId] },
  }),
});

/** The owners that the caller may assign. */
type Seen = { customers: Prisma.CustomerWhereInput; users: Prisma.UserWhereInput };

/**
 * Checks that all owners exist and are visible to the caller.
 * @throws InvalidInputError
 */
async function requireKnown(
  tx: Prisma.TransactionClient,
  { customerIds = [], userIds = [] }: Owners,
  seen: Seen,
): Promise<void> {
  const customers =
    customerIds.length === 0
      ? 0
      : await tx.customer.count({ where: { id: { in: customerIds }, AND: seen.customers } });
  if (customers < customerIds.length)
    throw InvalidInputError.of('customerIds', 'UNKNOWN', 'No such customer.');
  const users =
    userIds.length === 0 ? 0 : await tx.user.count({ where: { id: { in: userIds }, AND: seen.users } });
  if (users < userIds.length) throw InvalidInputError.of('userIds', 'UNKNOWN', 'No such portal user.');
}

/** Replaces the owners that the caller sees. */
async function replace(
  tx: Prisma.TransactionClient,
  itemTypeId: number,
  { customerIds, userIds }: Owners,
  seen: Seen,
): Promise<void> {
  if (customerIds) {
    await tx.itemTypeCustomer.deleteMany({ where: { itemTypeId, customer: { is: seen.customers } } });
    await tx.itemTypeCustomer.createMany({
      data: customerIds.map((customerId) => ({ itemTypeId, customerId })),
    });
  }
  if (userIds) {
    await tx.itemTypeUser.deleteMany({ where: { itemTypeId, user: { is: seen.users } } });
    await tx.itemTypeUser.createMany({ data: userIds.map((userId) => ({ itemTypeId, userId })) });
  }
}
