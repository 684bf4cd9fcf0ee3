import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { nodeKey } from '../../../lib/global-id.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { currentAlloyRates } from '../../pricing/sources/current-rates.ts';
import { karatName } from '../facets/rules/karats.ts';

/** An alloy that pieces are made in; customers call it the metal. */
const Alloy = builder.prismaNode('Alloy', {
  description:
    'An alloy that pieces are made in, e.g. 14K yellow gold. Customers choose it as the metal of a piece.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id) => ({ id: nodeKey(id) }),
  nullable: true,
  sample: ({ buyer }) => ({ as: buyer, id: 1, hiddenFrom: null }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, for `configuration.alloyId`.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      select: { nameEn: true, nameFr: true },
      resolve: (alloy, _args, context) => localised(context, alloy),
    }),
    colour: t.exposeString('colour', { description: 'YELLOW, WHITE, ROSE, PLATINUM, PALLADIUM or SILVER.' }),
    mark: t.exposeString('mark', { description: 'Karat or fineness as printed on the piece, e.g. "14K".' }),
    markName: t.string({
      description: 'Karat or fineness in the language of the request, e.g. "14 ct".',
      select: { mark: true },
      resolve: ({ mark }, _args, { language }) => karatName(mark, language),
    }),
    fineness: t.field({
      type: 'Decimal',
      description: 'Current fineness: fraction of precious metal, 0 to 1.',
      select: { fineness: true },
      resolve: async ({ id, fineness }, _args, context) =>
        (await currentAlloyRates(context)).get(id)?.fineness ?? fineness,
    }),
    rank: t.exposeInt('rank', { description: 'Order in lists.' }),
  }),
});

builder.queryField('alloys', (t) =>
  t.prismaField({
    type: [Alloy],
    description: 'Alloys in order.',
    extensions: READ_AS_PLANNED,
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: { shownInCatalog: true } }),
    args: {
      shownInCatalog: t.arg.boolean({
        defaultValue: true,
        description: 'Only those offered in the catalogue.',
      }),
    },
    resolve: (query, _root, { shownInCatalog }, context) =>
      cachedRows(context, ['alloys', query, shownInCatalog], () =>
        context.db.alloy.findMany({
          ...query,
          where: shownInCatalog ? { shownInCatalog: true } : {},
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      ),
  }),
);
