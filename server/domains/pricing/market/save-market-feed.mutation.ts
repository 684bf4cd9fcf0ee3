import { z } from 'zod';
import { addJob } from '../../../queue/add-job.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { saveSetting } from '../../settings/save-setting.ts';
import { maintainsRates } from '../rate-tables/access.ts';
import { fetchMarketPricesTask } from './fetch-market-prices.task.ts';

/** Above zero, below a thousand per cent. */
const percentSchema = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'OUT_OF_RANGE')
  .refine((text) => Number(text) > 0, 'OUT_OF_RANGE');

const feedSchema = z.object({
  url: z
    .url({ protocol: /^https?$/ })
    .max(500, 'TOO_LONG')
    .nullish()
    .transform((url) => url ?? null),
  moveLimitPercent: percentSchema.nullable(),
});

mutation('saveMarketFeed', {
  description:
    'Sets the URL that market prices are fetched from, and the largest change that is accepted automatically. Prices are fetched soon afterwards.',
  permission: maintainsRates,
  audit: { action: 'MARKET_FEED_CHANGED', entityType: null },
  repeat: 'naturally repeatable: sets a value',
  // The address, the limit, the fetch, the audit.
  budget: 4,
  input: (t) => ({
    moveLimitPercent: t.field({
      type: 'Decimal',
      description:
        'Largest change from the previous price that is accepted automatically, in per cent, 0.01 to 999.99; absent: unchanged.',
    }),
    url: t.string({ description: 'URL of the feed, http or https; null: none; absent: unchanged.' }),
  }),
  resolve: async (input, context, writes) => {
    const { MARKET_FEED } = await requestSettings(context);
    const { url, moveLimitPercent } = parseInput(feedSchema, {
      url: input.url === undefined ? MARKET_FEED?.url : input.url?.trim() || null,
      moveLimitPercent: input.moveLimitPercent?.toFixed() ?? null,
    });
    await writes.transaction(async (tx, record) => {
      await saveSetting(tx, 'MARKET_FEED', url === null ? null : { url });
      if (moveLimitPercent !== null) await saveSetting(tx, 'MARKET_MOVE_LIMIT_PERCENT', moveLimitPercent);
      if (url !== null) await addJob(tx, fetchMarketPricesTask, {});
      record({ data: { url, moveLimitPercent } });
    });
    return { url };
  },
  success: (t) => ({
    feedUrl: t.exposeString('url', {
      nullable: true,
      description: 'URL from which market prices are fetched; null: not fetched.',
    }),
  }),
  sample: ({ caller, admin }) => ({
    as: caller(admin),
    input: { url: 'https://market.example.com/prices.csv' },
  }),
});
