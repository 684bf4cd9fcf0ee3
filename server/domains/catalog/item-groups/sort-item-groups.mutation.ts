import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { requireCatalogueManager } from '../access.ts';
import { allGroupsField } from './all-groups-field.ts';

mutation('sortItemGroups', {
  description: 'Changes the sort order of the item type groups in lists and filters.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_GROUPS_SORTED', entityType: null },
  repeat: 'naturally repeatable: the same order again',
  budget: 5,
  input: (t) => ({
    groupIds: t.intList({ required: true, description: 'All groups (integer ids), in their order.' }),
  }),
  resolve: async ({ groupIds }, _context, writes) => {
    await writes.transaction(async (tx, record) => {
      const groups = await tx.itemGroup.findMany({ select: { id: true } });
      const wanted = new Set(groupIds);
      const isWhole = wanted.size === groupIds.length && groups.length === groupIds.length;
      if (!isWhole || !groups.every(({ id }) => wanted.has(id)))
        throw InvalidInputError.of('groupIds', 'UNKNOWN', 'All groups, each once.');
      await tx.$executeRaw`
        UPDATE "ItemGroup" sorted SET rank = wanted.place
        FROM unnest(${groupIds}::int[]) WITH ORDINALITY wanted(id, place) WHERE sorted.id = wanted.id`;
      record({ customerId: null, data: { groupIds } });
    });
    return { groupIds };
  },
  success: (t) => ({ itemGroups: allGroupsField(t) }),
  sample: async ({ caller, admin, db }) => {
    const groups = await db.itemGroup.findMany({ orderBy: { id: 'desc' }, select: { id: true } });
    return { as: caller(admin), input: { groupIds: groups.map(({ id }) => id) } };
  },
});
