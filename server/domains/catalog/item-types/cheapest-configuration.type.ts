import { builder } from '../../../schema/builder.ts';
import { seesCatalogPrices } from '../../pricing/access.ts';
import { ConfiguredPartType, SET_ROWS } from '../../pricing/configuration/configured-part.type.ts';
import {
  type CheapestConfiguration,
  cheapestOfJson,
} from '../../pricing/list-prices/cheapest-configuration.ts';
import { ItemType } from './item-type.type.ts';

/** A configuration that costs the list price. */
const CheapestConfigurationType = builder
  .objectRef<CheapestConfiguration>('CheapestConfiguration')
  .implement({
    description: 'A configuration of a piece whose price is the list price.',
    fields: (t) => ({
      main: t.field({
        type: ConfiguredPartType,
        description: 'The piece itself.',
        resolve: ({ main }) => main,
      }),
      parts: t.field({
        type: [ConfiguredPartType],
        extensions: SET_ROWS,
        description: 'The parts of its set.',
        resolve: ({ parts }) => parts,
      }),
      priorityCode: t.exposeString('priorityCode', {
        nullable: true,
        description: 'Code of the cheapest priority.',
      }),
    }),
  });

builder.prismaObjectField(ItemType, 'cheapest', (t) =>
  t.field({
    type: CheapestConfigurationType,
    nullable: true,
    description:
      'A configuration whose price is the list price; null for pieces on request, and when prices are not shown.',
    select: { cheapest: true },
    resolve: async ({ cheapest }, _args, context) =>
      (await seesCatalogPrices(context)) ? cheapestOfJson(cheapest) : null,
  }),
);
