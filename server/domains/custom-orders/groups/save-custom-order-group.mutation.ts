import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requireManager } from '../access.ts';
import {
  CUSTOM_ORDER_TEXT_LENGTHS,
  MAX_GROUP_ITEMS,
  MAX_GROUP_POSITION,
} from '../rules/custom-order-limits.ts';
import { CustomOrderGroup } from './custom-order-group.type.ts';

const id = z.int().min(1).max(MAX_ID);
const ids = z
  .array(id)
  .max(MAX_GROUP_ITEMS, 'OUT_OF_RANGE')
  .transform((each) => [...new Set(each)]);
const name = z.string().trim().max(CUSTOM_ORDER_TEXT_LENGTHS.name, 'TOO_LONG');

const rules = z.object({
  groupId: id.nullish(),
  groupName: name.min(1, 'REQUIRED'),
  groupNameFr: name.nullish(),
  itemTypeIds: ids.nullish(),
  customerTypeIds: ids.nullish(),
  isHidden: z.boolean().nullish(),
  position: z.int().min(0, 'OUT_OF_RANGE').max(MAX_GROUP_POSITION, 'OUT_OF_RANGE').nullish(),
});

type Group = z.infer<typeof rules>;

mutation('saveCustomOrderGroup', {
  description: 'Adds or changes a group of pieces that can be custom ordered.',
  permission: requireManager,
  audit: {
    action: ['CUSTOM_ORDER_GROUP_ADDED', 'CUSTOM_ORDER_GROUP_CHANGED'],
    entityType: 'CustomOrderGroup',
  },
  repeat: 'keyed',
  budget: 12,
  input: (t) => ({
    groupId: t.int({ description: 'Integer id of the group to change; absent: a new one.' }),
    groupName: t.string({ required: true, description: 'English name, 80 characters at most; unique.' }),
    groupNameFr: t.string({
      description: 'French name; absent: unchanged, or the English name for a new group.',
    }),
    itemTypeIds: t.intList({
      description: 'Integer ids of its pieces in order, 500 at most; absent: unchanged.',
    }),
    customerTypeIds: t.intList({
      description: 'Integer ids of the customer types that it is offered to; empty: all; absent: unchanged.',
    }),
    isHidden: t.boolean({ description: 'Whether its pieces are hidden from everybody; absent: unchanged.' }),
    position: t.int({ description: 'Sort position among the groups, 0 to 10,000; absent: unchanged.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ version, ...input }, _context, writes) => {
    const group = parseInput(rules, input);
    return writes.once({
      request: { ...group, version: version ?? null },
      work: async (tx, record) => {
        const saved = await saveGroup(tx, group, version);
        record({
          action: group.groupId == null ? 'CUSTOM_ORDER_GROUP_ADDED' : 'CUSTOM_ORDER_GROUP_CHANGED',
          entityId: saved,
          customerId: null,
          data: { name: group.groupName },
        });
        return { groupId: saved };
      },
    });
  },
  success: (t) => ({
    group: t.prismaField({
      type: CustomOrderGroup,
      description: 'The group as it is now.',
      resolve: (query, { groupId }, _args, context) =>
        changedRow(context, 'CustomOrderGroup', { ...query, where: { id: groupId } }),
    }),
  }),
  sample: async ({ caller, admin, customOrderGroup, pieceId }) => {
    const existing = await customOrderGroup();
    return {
      as: caller(admin),
      // Names must be unique, even for repeated calls.
      input: {
        groupName: `Not ${existing}`,
        groupNameFr: 'Bagues',
        itemTypeIds: [pieceId('BAND-1')],
        customerTypeIds: [],
      },
      audited: 'CUSTOM_ORDER_GROUP_ADDED',
      ofExisting: { groupId: localId('CustomOrderGroup', existing) ?? 0 },
    };
  },
});

async function saveGroup(
  tx: Prisma.TransactionClient,
  { groupId, groupName, groupNameFr, itemTypeIds, customerTypeIds, isHidden, position }: Group,
  version: number | null | undefined,
): Promise<number> {
  // Locks the table, so that names stay unique. There are few groups.
  await tx.$executeRaw`LOCK TABLE "CustomOrderGroup" IN SHARE ROW EXCLUSIVE MODE`;
  const before = groupId == null ? null : await tx.customOrderGroup.findUnique({ where: { id: groupId } });
  if (groupId != null && !before) throw new NotFoundError('CustomOrderGroup');
  if (before && version != null && version !== before.version) throw new ConflictError(before.version);
  const namesake = await tx.customOrderGroup.findFirst({
    where: { nameEn: groupName, id: { not: groupId ?? 0 } },
    select: { id: true },
  });
  if (namesake) throw InvalidInputError.of('groupName', 'NAME_TAKEN', 'Another group has the name.');
  await requireKnown(tx, itemTypeIds ?? [], customerTypeIds ?? []);
  const columns = {
    nameEn: groupName,
    nameFr: groupNameFr || (before?.nameFr ?? groupName),
    ...(isHidden == null ? {} : { isHidden }),
    ...(position == null ? {} : { position }),
  };
  const { id: saved } = before
    ? await tx.customOrderGroup.update({
        where: { id: before.id },
        data: { ...columns, version: { increment: 1 } },
        select: { id: true },
      })
    : await tx.customOrderGroup.create({ data: columns, select: { id: true } });
  if (itemTypeIds) {
    await tx.customOrderGroupItem.deleteMany({ where: { groupId: saved } });
    await tx.customOrderGroupItem.createMany({
      data: itemTypeIds.map((itemTypeId, rank) => ({ groupId: saved, itemTypeId, rank })),
    });
  }
  if (customerTypeIds) {
    await tx.customOrderGroupCustomerType.deleteMany({ where: { groupId: saved } });
    await tx.customOrderGroupCustomerType.createMany({
      data: customerTypeIds.map((customerTypeId) => ({ groupId: saved, customerTypeId })),
    });
  }
  return saved;
}

/**
 * Checks that all ids of a list exist; the error names the first unknown one.
 * @throws InvalidInputError
 */
async function requireKnown(
  tx: Prisma.TransactionClient,
  itemTypeIds: readonly number[],
  customerTypeIds: readonly number[],
): Promise<void> {
  const pieces = await tx.itemType.findMany({
    where: { id: { in: [...itemTypeIds] } },
    select: { id: true },
  });
  const types = await tx.customerType.findMany({
    where: { id: { in: [...customerTypeIds] } },
    select: { id: true },
  });
  const check = (field: string, wanted: readonly number[], found: readonly { id: number }[]) => {
    const known = new Set(found.map((row) => row.id));
    const unknown = wanted.findIndex((each) => !known.has(each));
    if (unknown >= 0) throw InvalidInputError.of(`${field}.${unknown}`, 'UNKNOWN', 'Nothing has this id.');
  };
  check('itemTypeIds', itemTypeIds, pieces);
  check('customerTypeIds', customerTypeIds, types);
}
