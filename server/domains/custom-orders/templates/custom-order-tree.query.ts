import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';
import { wholeTree } from './whole-tree.ts';

builder.queryField('customOrderTree', (t) =>
  t.prismaField({
    type: [CustomOrderTemplate],
    description:
      'The tree of custom orders as a flat list with parent and rank, 500 templates at most. Staff who maintain it see all templates, others those they can order.',
    authScopes: { permission: SETTINGS_CHANGE },
    extensions: READ_AS_PLANNED,
    resolve: (query, _root, _args, context) => wholeTree(context, query),
  }),
);
