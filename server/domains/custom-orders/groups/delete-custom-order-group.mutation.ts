import { NotFoundError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { requireManager } from '../access.ts';

mutation('deleteCustomOrderGroup', {
  description: 'Deletes a group. Its pieces stay, but can be custom ordered only through another group.',
  permission: requireManager,
  audit: { action: 'CUSTOM_ORDER_GROUP_DELETED', entityType: 'CustomOrderGroup' },
  repeat: 'naturally repeatable: deletes once; a repeat finds nothing',
  budget: 4,
  input: (t) => ({ groupId: t.int({ required: true, description: 'Integer id of the group.' }) }),
  resolve: ({ groupId }, _context, writes) =>
    writes.transaction(async (tx, record) => {
      const group = await tx.customOrderGroup.findUnique({
        where: { id: groupId },
        select: { nameEn: true, itemTypes: { select: { itemTypeId: true } } },
      });
      if (!group) throw new NotFoundError('CustomOrderGroup');
      await tx.customOrderGroup.delete({ where: { id: groupId }, select: { id: true } });
      record({
        entityId: groupId,
        customerId: null,
        data: { name: group.nameEn, itemTypeIds: group.itemTypes.map(({ itemTypeId }) => itemTypeId) },
      });
      return { groupId };
    }),
  success: (t) => ({
    groupId: t.id({
      description: 'Opaque id of the deleted group.',
      resolve: ({ groupId }) => encodeGlobalId('CustomOrderGroup', groupId),
    }),
  }),
  sample: async ({ caller, admin, customOrderGroup }) => ({
    as: caller(admin),
    input: { groupId: localId('CustomOrderGroup', await customOrderGroup()) ?? 0 },
  }),
});
