import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { isKeeper } from '../access.ts';
import { CustomOrderTemplate } from './custom-order-template.type.ts';
import { wholeTree } from './whole-tree.ts';

builder.queryField('customOrderTree', (t) =>
  t.prismaField({
    type: [CustomOrderTemplate],
    description:
      'All templates of custom orders for staff who keep them, 500 at most, flat: each tells its parent and its rank.',
    authScopes: { permission: SETTINGS_CHANGE },
    extensions: READ_AS_PLANNED,
    resolve: (query, _root, _args, context) => (isKeeper(context.viewer) ? wholeTree(context, query) : []),
  }),
);
