import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import type { builder } from '../../../schema/builder.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';
import { wholeTree } from './whole-tree.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The result of a mutation of the tree: the whole tree. */
export function treeField<Parent>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>) {
  return t.prismaField({
    type: [CustomOrderTemplate],
    description: 'The whole tree as it is now, as `customOrderTree` returns it.',
    extensions: READ_AS_PLANNED,
    resolve: (query, _changed, _args, context) => wholeTree(context, query),
  });
}
