import { cachedRows } from '../../database/changes/cached-rows.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';

/** Type of a customer's business. */
export const CustomerType = builder.prismaObject('CustomerType', {
  description: 'A customer type, e.g. jeweller or chain; price terms may depend on it.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('CustomerType', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (type, _args, context) => localised(context, type),
    }),
  }),
});

builder.queryField('customerTypes', (t) =>
  t.prismaField({
    type: [CustomerType],
    description: 'All kinds of customers.',
    authScopes: { signedIn: true },
    budget: 0,
    resolve: (query, _root, _args, context) =>
      cachedRows(context, ['customerTypes', query], () =>
        context.db.customerType.findMany({ ...query, orderBy: { id: 'asc' } }),
      ),
  }),
);
