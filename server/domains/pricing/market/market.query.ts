import { z } from 'zod';
import { addHours } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';
import { HeldMarketPriceType } from './held-market-price.type.ts';
import { type HeldMarketPrice, heldMarketPrices } from './held-market-prices.ts';
import { MarketMetalType } from './market-metal.type.ts';
import { type MarketMetal, marketMetals } from './market-metals.ts';

const MarketType = builder
  .objectRef<{
    currency: string;
    feedUrl: string | null;
    moveLimitPercent: string;
    metals: MarketMetal[];
  }>('Market')
  .implement({
    description: 'Market prices for pricing.',
    fields: (t) => ({
      currency: t.exposeString('currency', { description: 'ISO 4217.' }),
      feedUrl: t.exposeString('feedUrl', {
        nullable: true,
        description: 'URL from which they are fetched every 15 minutes; null: not fetched.',
      }),
      moveLimitPercent: t.field({
        type: 'Decimal',
        description: 'Largest change from the previous price that is accepted automatically, in per cent.',
        resolve: ({ moveLimitPercent }) => decimal(moveLimitPercent),
      }),
      held: t.field({
        type: [HeldMarketPriceType],
        description: 'Market prices held for a decision, the newest first; 100 at most.',
        resolve: (_market, _args, { db }): Promise<HeldMarketPrice[]> => heldMarketPrices(db),
      }),
      metals: t.field({
        type: [MarketMetalType],
        description: 'Metals with a market and their history.',
        resolve: ({ metals }) => metals,
      }),
    }),
  });

const daysSchema = z.object({ days: z.int().min(1, 'OUT_OF_RANGE').max(1_830, 'OUT_OF_RANGE') });

builder.queryField('market', (t) =>
  t.field({
    type: MarketType,
    nullable: true,
    description: 'Market prices and their history. For staff with price breakdowns (1303).',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    // Metals with their quotations, and held quotations.
    budget: 2,
    sample: ({ sales }) => ({ as: sales, args: { days: 90 } }),
    args: { days: t.arg.int({ defaultValue: 90, description: 'How far back, 1 to 1,830 days.' }) },
    resolve: async (_root, args, context) => {
      const { days } = parseInput(daysSchema, { days: args.days ?? 90 });
      if (!context.viewer.isStaff) return null;
      const { COMPANY, MARKET_FEED, MARKET_MOVE_LIMIT_PERCENT } = await requestSettings(context);
      const { db, now } = context;
      const metals = await marketMetals(db, {
        since: addHours(now, -24 * days),
        now,
        timeZone: COMPANY.timeZone,
      });
      return {
        currency: COMPANY.currency,
        feedUrl: MARKET_FEED?.url ?? null,
        moveLimitPercent: MARKET_MOVE_LIMIT_PERCENT,
        metals,
      };
    },
  }),
);
