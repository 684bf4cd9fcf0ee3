import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { localised } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { requireCatalogueManager } from '../access.ts';
import { allGroupsField } from './all-groups-field.ts';

mutation('deleteItemGroup', {
  description: 'Deletes an empty group: without item types, customer price terms and promotions.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_GROUP_DELETED', entityType: 'ItemGroup' },
  repeat: 'naturally repeatable: deletes once; a repeat finds nothing',
  budget: 5,
  input: (t) => ({ groupId: t.int({ required: true, description: 'Integer id of the group.' }) }),
  resolve: async ({ groupId }, context, writes) => {
    await writes.transaction(async (tx, record) => {
      const group = await tx.itemGroup.findUnique({
        where: { id: groupId },
        select: {
          code: true,
          nameEn: true,
          nameFr: true,
          _count: { select: { itemTypes: true, priceTerms: true, promotionTargets: true } },
        },
      });
      if (!group) throw new NotFoundError('ItemGroup');
      const name = localised(context, group);
      const { itemTypes, priceTerms, promotionTargets } = group._count;
      if (itemTypes > 0) throw new RefusedError('GROUP_HAS_ITEM_TYPES', { name });
      if (priceTerms + promotionTargets > 0) throw new RefusedError('GROUP_HAS_TERMS', { name });
      await tx.itemGroup.delete({ where: { id: groupId }, select: { id: true } });
      record({ entityId: groupId, customerId: null, data: { code: group.code } });
    });
    return { groupId };
  },
  success: (t) => ({ itemGroups: allGroupsField(t) }),
  sample: async ({ caller, admin, db }) => {
    const last = await db.itemGroup.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const { id } = await db.itemGroup.create({
      data: { code: `FREE-${last.id}`, nameEn: 'Free', nameFr: 'Libre', rank: last.rank + 1 },
      select: { id: true },
    });
    return { as: caller(admin), input: { groupId: id } };
  },
});
