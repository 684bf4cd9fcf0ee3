import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { SHOWN_ITEM_TYPE } from '../access.ts';
import { Attribute } from './attribute.type.ts';

builder.queryField('incomingOrderAttributes', (t) =>
  t.prismaField({
    type: [Attribute],
    description:
      'Attributes that an order may carry: those that at least one shown product offers, for its lines, and those that the order itself is asked at the checkout.',
    authScopes: { signedIn: true },
    budget: 0,
    resolve: (query, _root, _args, context) =>
      cachedRows(context, ['incomingOrderAttributes', query], () =>
        context.db.attribute.findMany({
          ...query,
          where: { OR: [{ askedOnOrder: true }, { itemTypes: { some: { itemType: SHOWN_ITEM_TYPE } } }] },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      ),
  }),
);
