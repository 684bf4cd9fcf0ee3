import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requireManager } from '../access.ts';
import { MAX_TEMPLATES } from '../rules/custom-order-limits.ts';
import { movedTo } from '../rules/template-tree.ts';
import { checkParent, lockedTree, nodeOf, writeTree } from './template-tree.ts';
import { treeField } from './tree-field.ts';

const id = z.int().min(1).max(MAX_ID);

const rules = z.object({
  templateId: id,
  parentId: id.nullish(),
  position: z.int().min(0, 'OUT_OF_RANGE').max(MAX_TEMPLATES, 'OUT_OF_RANGE').nullish(),
});

mutation('moveCustomOrderTemplate', {
  description:
    'Moves a template in the tree, to another parent or position. A cycle is refused, with the names of the templates.',
  permission: requireManager,
  audit: { action: 'CUSTOM_ORDER_TEMPLATE_MOVED', entityType: 'CustomOrderTemplate' },
  repeat: 'naturally repeatable: it says where the template is to stand, and there it stands already',
  budget: 5,
  input: (t) => ({
    templateId: t.int({ required: true, description: 'Integer id of the template.' }),
    parentId: t.int({ description: 'Integer id of the new parent; absent: the top level.' }),
    position: t.int({
      description: 'Position among its siblings, from 0; absent, or larger than their number: last.',
    }),
  }),
  resolve: (input, context, writes) => {
    const { templateId, parentId = null, position = null } = parseInput(rules, input);
    return writes.transaction(async (tx, record) => {
      const nodes = await lockedTree(tx);
      const { code, parentId: from } = nodeOf(nodes, templateId);
      checkParent(context, nodes, { id: templateId, parentId });
      await writeTree(tx, nodes, movedTo(nodes, templateId, { parentId, position }));
      record({ entityId: templateId, customerId: null, data: { code, from, to: parentId, position } });
      return {};
    });
  },
  success: (t) => ({
    tree: treeField(t),
  }),
  sample: async ({ caller, admin, customOrderTemplate }) => ({
    as: caller(admin),
    input: { templateId: localId('CustomOrderTemplate', await customOrderTemplate()) ?? 0, position: 0 },
  }),
});
