import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { managesCatalogue } from '../access.ts';
import { itemTypeCountOf } from './item-group-counts.ts';

/** A coarse group of pieces. */
export const ItemGroup = builder.prismaObject('ItemGroup', {
  description: 'A product group: rings, bands, pendants, findings.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ItemGroup', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (group, _args, context) => localised(context, group),
    }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    itemTypeCount: t.int({
      nullable: true,
      description: 'Number of item types in it; null unless the viewer is staff who maintain the catalogue.',
      resolve: ({ id }, _args, context) =>
        managesCatalogue(context.viewer) ? itemTypeCountOf(context, id) : null,
    }),
    version: t.exposeInt('version', { description: 'Version, incremented by every change.' }),
  }),
});

/** Sort order of the groups. */
export const GROUP_ORDER = [{ rank: 'asc' as const }, { id: 'asc' as const }];

builder.queryField('itemGroups', (t) =>
  t.prismaField({
    type: [ItemGroup],
    description: 'All groups, in order.',
    budget: 0,
    resolve: (query, _root, _args, context) =>
      cachedRows(context, ['itemGroups', query], () =>
        context.db.itemGroup.findMany({ ...query, orderBy: GROUP_ORDER }),
      ),
  }),
);
