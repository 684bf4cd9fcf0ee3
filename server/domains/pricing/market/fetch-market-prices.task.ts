import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { addQuotations } from './add-quotations.ts';
import { FeedError, fetchFeed } from './fetch-feed.ts';
import { marketMetalCodes } from './market-metals.ts';
import { readMarketFile } from './rules/read-market-file.ts';

/**
 * Fetches market prices every 15 minutes if a feed is set. A response is used as a whole or not at all. Quotations
 * that deviate too far wait for a decision.
 */
export const fetchMarketPricesTask = task('fetch_market_prices', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '*/15 * * * *',
  run: async (_payload, { db, services, now }) => {
    const { MARKET_FEED, MARKET_MOVE_LIMIT_PERCENT: limitPercent } = await readSettings(db);
    if (MARKET_FEED === null) return;
    const text = await fetchFeed(MARKET_FEED.url, { allowsPrivate: services.config.marketFeedPrivate });
    const { lines, problems } = readMarketFile(text, await marketMetalCodes(db), now);
    const [first] = problems;
    if (first)
      throw new FeedError(`The feed was not understood: line ${first.line}, ${first.column} ${first.code}.`);
    const quotations = lines.map((line) => ({ ...line, source: 'FEED' }));
    const { added, held } = await db.$transaction((tx) =>
      addQuotations(tx, quotations, { limitPercent, now }),
    );
    if (added + held > 0) services.logger.info({ added, held }, 'Market prices fetched');
  },
});
