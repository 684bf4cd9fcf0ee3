import { z } from 'zod';
import { addJob } from '../../../queue/add-job.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { saveSetting } from '../../settings/save-setting.ts';
import { maintainsRates } from '../rate-tables/access.ts';
import { fetchMarketPricesTask } from './fetch-market-prices.task.ts';

const feedSchema = z.object({
  url: z
    .url({ protocol: /^https?$/ })
    .max(500, 'TOO_LONG')
    .nullable(),
});

mutation('saveMarketFeed', {
  description: 'Sets where market prices are fetched from, and fetches them soon; null: from nowhere.',
  permission: maintainsRates,
  audit: { action: 'MARKET_FEED_CHANGED', entityType: null },
  repeat: 'naturally repeatable: sets a value',
  budget: 3,
  input: (t) => ({ url: t.string({ description: 'Address of the feed, http or https; null: none.' }) }),
  resolve: async (input, _context, writes) => {
    const { url } = parseInput(feedSchema, { url: input.url?.trim() || null });
    await writes.transaction(async (tx, record) => {
      await saveSetting(tx, 'MARKET_FEED', url === null ? null : { url });
      if (url !== null) await addJob(tx, fetchMarketPricesTask, {});
      record({ data: { url } });
    });
    return { url };
  },
  success: (t) => ({
    feedUrl: t.exposeString('url', {
      nullable: true,
      description: 'Where market prices are fetched from now; null: from nowhere.',
    }),
  }),
  sample: ({ caller, admin }) => ({
    as: caller(admin),
    input: { url: 'https://market.example.com/prices.csv' },
  }),
});
