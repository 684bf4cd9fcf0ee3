import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { marketFreshness } from '../rules/market-age.ts';
import type { DayPrice, MarketMetal } from './market-metals.ts';

const MarketFreshnessEnum = builder.enumType('MarketFreshness', {
  description: 'Effect of the age of a market price on orders.',
  values: {
    FRESH: { description: 'Nothing.' },
    STALE: { description: 'More than a day old: customers are warned.' },
    TOO_OLD: { description: 'More than three days old, or missing: pieces have to be quoted.' },
  } as const,
});

const DayPriceType = builder.objectRef<DayPrice>('MarketDay').implement({
  description: 'The last market price of a day, per troy ounce.',
  fields: (t) => ({
    asOf: t.field({ type: 'DateTime', description: 'When it was quoted.', resolve: ({ asOf }) => asOf }),
    buy: t.field({ type: 'Decimal', description: 'Buying price.', resolve: ({ buy }) => buy }),
    sell: t.field({
      type: 'Decimal',
      description: 'Selling price, with which prices are calculated.',
      resolve: ({ sell }) => sell,
    }),
    source: t.exposeString('source', { description: 'Where it came from.' }),
  }),
});

/** A metal with a market. */
export const MarketMetalType = builder.objectRef<MarketMetal>('MarketMetal').implement({
  description: 'A metal that has a market.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'AU, AG, PT or PD.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (metal, _args, context) => localised(context, metal),
    }),
    freshness: t.field({
      type: MarketFreshnessEnum,
      description: 'Effect of the age of its newest price.',
      resolve: ({ days }, _args, { now }) => {
        const newest = days.at(-1);
        return newest ? marketFreshness(newest.asOf, now) : 'TOO_OLD';
      },
    }),
    days: t.field({
      type: [DayPriceType],
      description: 'The last market price of each day, the newest last.',
      resolve: ({ days }) => days,
    }),
  }),
});
