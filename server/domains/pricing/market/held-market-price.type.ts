import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import type { HeldMarketPrice } from './held-market-prices.ts';
import { movePercent } from './rules/weigh-quotations.ts';

/** A quotation that waits for a decision. */
export const HeldMarketPriceType = builder.objectRef<HeldMarketPrice>('HeldMarketPrice').implement({
  description:
    'A market price held for review because it differs too much from the previous one. The previous price is used until somebody accepts this one.',
  fields: (t) => ({
    heldId: t.exposeInt('id', { description: 'Identifies it for `decideHeldMarketPrices`.' }),
    metalCode: t.string({ description: 'AU, AG, PT or PD.', resolve: ({ metal }) => metal.code }),
    metalName: t.string({
      description: 'Name of the metal in the language of the request.',
      resolve: ({ metal }, _args, context) => localised(context, metal),
    }),
    asOf: t.field({ type: 'DateTime', description: 'When it was quoted.', resolve: ({ asOf }) => asOf }),
    buy: t.field({
      type: 'Decimal',
      description: 'Buying price per troy ounce.',
      resolve: ({ buy }) => decimal(buy),
    }),
    sell: t.field({
      type: 'Decimal',
      description: 'Selling price per troy ounce.',
      resolve: ({ sell }) => decimal(sell),
    }),
    against: t.field({
      type: 'Decimal',
      description: 'Previous price per troy ounce.',
      resolve: ({ against }) => decimal(against),
    }),
    movePercent: t.field({
      type: 'Decimal',
      description: 'Change from `against`, in per cent.',
      resolve: ({ against, sell }) => movePercent(against.toFixed(), sell.toFixed()),
    }),
    source: t.exposeString('source', { description: 'Where it came from.' }),
    heldAt: t.field({
      type: 'DateTime',
      description: 'When it was held.',
      resolve: ({ heldAt }) => heldAt,
    }),
  }),
});
