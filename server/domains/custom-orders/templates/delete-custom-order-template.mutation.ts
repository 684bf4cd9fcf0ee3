import { RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { localised } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { requireManager } from '../access.ts';
import { lockedTree, nodeOf, writeTree } from './template-tree.ts';
import { treeField } from './tree-field.ts';

mutation('deleteCustomOrderTemplate', {
  description:
    'Deletes a template without children and without custom orders; a template in use is refused with the counts, and can be deactivated.',
  permission: requireManager,
  audit: { action: 'CUSTOM_ORDER_TEMPLATE_DELETED', entityType: 'CustomOrderTemplate' },
  repeat: 'naturally repeatable: deletes once; a repeat finds nothing',
  budget: 7,
  input: (t) => ({ templateId: t.int({ required: true, description: 'Integer id of the template.' }) }),
  resolve: ({ templateId }, context, writes) =>
    writes.transaction(async (tx, record) => {
      const nodes = await lockedTree(tx);
      const node = nodeOf(nodes, templateId);
      const subItems = nodes.filter(({ parentId }) => parentId === templateId).length;
      const orders = await tx.customOrder.count({ where: { templateId } });
      if (subItems > 0 || orders > 0)
        throw new RefusedError('CUSTOM_ORDER_TEMPLATE_USED', {
          name: localised(context, node),
          subItems,
          orders,
        });
      await tx.customOrderTemplate.delete({ where: { id: templateId }, select: { id: true } });
      const left = nodes.filter(({ id }) => id !== templateId);
      await writeTree(tx, left, left);
      const { code, nameEn, parentId } = node;
      record({ entityId: templateId, customerId: null, data: { code, name: nameEn, parentId } });
      return { templateId };
    }),
  success: (t) => ({
    templateId: t.id({
      description: 'Opaque id of the deleted template.',
      resolve: ({ templateId }) => encodeGlobalId('CustomOrderTemplate', templateId),
    }),
    tree: treeField(t),
  }),
  sample: async ({ caller, admin, customOrderTemplate }) => ({
    as: caller(admin),
    input: { templateId: localId('CustomOrderTemplate', await customOrderTemplate()) ?? 0 },
  }),
});
