import { cachedRows } from '../../database/changes/cached-rows.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { currentPriorityRates } from './sources/current-rates.ts';

/** A priority. */
const PriorityType = builder.prismaObject('Priority', {
  description: 'Priority of an order: standard, rush or express.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Priority', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id, for `configuration.priorityId`.' }),
    code: t.exposeString('code', { description: 'Stable code: STANDARD, RUSH, EXPRESS.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (priority, _args, context) => localised(context, priority),
    }),
    factor: t.field({
      type: 'Decimal',
      description: 'Multiplier for labour and treatments.',
      resolve: async ({ id, factor }, _args, context) =>
        (await currentPriorityRates(context)).get(id)?.factor ?? factor,
    }),
    leadFactor: t.field({
      type: 'Decimal',
      description: 'Multiplier for lead days; the result is rounded up.',
      resolve: async ({ id, leadFactor }, _args, context) =>
        (await currentPriorityRates(context)).get(id)?.leadFactor ?? leadFactor,
    }),
  }),
});

builder.queryField('priorities', (t) =>
  t.prismaField({
    type: [PriorityType],
    description: 'Priorities offered; the first is the default.',
    budget: 0,
    resolve: (query, _root, _args, context) =>
      cachedRows(context, ['priorities', query], () =>
        context.db.priority.findMany({ ...query, orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
      ),
  }),
);
