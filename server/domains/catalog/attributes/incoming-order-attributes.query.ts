import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { itemTypeScope } from '../../pricing/own-item-types.ts';
import { listedItemTypes } from '../access.ts';
import { Attribute } from './attribute.type.ts';

builder.queryField('incomingOrderAttributes', (t) =>
  t.prismaField({
    type: [Attribute],
    description:
      'Attributes of orders: those of order lines, offered by at least one visible product, and those asked at checkout for the whole order.',
    authScopes: { signedIn: true },
    extensions: READ_AS_PLANNED,
    budget: 0,
    resolve: (query, _root, _args, context) =>
      cachedRows(context, ['incomingOrderAttributes', query, itemTypeScope(context.viewer)], () =>
        context.db.attribute.findMany({
          ...query,
          where: {
            OR: [
              { askedOnOrder: true },
              { itemTypes: { some: { itemType: listedItemTypes(context.viewer) } } },
            ],
          },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      ),
  }),
);
