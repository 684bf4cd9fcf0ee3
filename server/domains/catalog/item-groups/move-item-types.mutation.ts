import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { keptInCatalogue, requireCatalogueManager } from '../access.ts';
import { MAX_MOVED_ITEM_TYPES } from '../rules/item-type-limits.ts';
import { allGroupsField } from './all-groups-field.ts';

mutation('moveItemTypes', {
  description: 'Moves item types to a group.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_TYPES_MOVED', entityType: 'ItemGroup' },
  repeat: 'naturally repeatable: they are in the group already',
  budget: 6,
  input: (t) => ({
    groupId: t.int({ required: true, description: 'The group (integer id).' }),
    itemTypeIds: t.intList({ required: true, description: 'The item types (integer ids), 500 at most.' }),
  }),
  resolve: async ({ groupId, itemTypeIds }, { viewer }, writes) => {
    const ids = [...new Set(itemTypeIds)];
    if (ids.length === 0) throw InvalidInputError.of('itemTypeIds', 'REQUIRED');
    if (ids.length > MAX_MOVED_ITEM_TYPES) throw InvalidInputError.of('itemTypeIds', 'TOO_BIG');
    await writes.transaction(async (tx, record) => {
      const group = await tx.itemGroup.findUnique({ where: { id: groupId }, select: { code: true } });
      if (!group) throw new NotFoundError('ItemGroup');
      const { count } = await tx.itemType.updateMany({
        where: { id: { in: ids }, AND: keptInCatalogue(viewer) },
        data: { itemGroupId: groupId, version: { increment: 1 } },
      });
      if (count < ids.length) throw InvalidInputError.of('itemTypeIds', 'UNKNOWN', 'No such item type.');
      record({ entityId: groupId, customerId: null, data: { code: group.code, itemTypeIds: ids } });
    });
    return { groupId };
  },
  success: (t) => ({ itemGroups: allGroupsField(t) }),
  sample: async ({ caller, admin, configuration, db }) => {
    const { itemGroupId } = await db.itemType.findUniqueOrThrow({
      where: { id: configuration.itemTypeId },
      select: { itemGroupId: true },
    });
    return {
      as: caller(admin),
      input: { groupId: itemGroupId, itemTypeIds: [configuration.itemTypeId] },
    };
  },
});
