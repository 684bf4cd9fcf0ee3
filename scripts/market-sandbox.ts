import { createServer } from 'node:http';

/** Base prices in US dollars per troy ounce. */
const BASE_PRICES: Readonly<Record<string, number>> = { AU: 2_650, AG: 31, PT: 980, PD: 960 };

/** Period of the price wave in minutes, and its amplitude. */
const WAVE_MINUTES = 180;
const SWING = 0.02;

/**
 * A local market feed for tests by hand (`npm run market:sandbox`). It serves CSV with the price of each metal for
 * every quarter of an hour of the last day. PORT chooses another port.
 */
const port = Number(process.env['PORT'] ?? 4_090);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  response.end(quotations(new Date()));
});

server.listen(port, '127.0.0.1', () => {
  process.stdout.write(
    `Market prices at http://127.0.0.1:${port}/prices.csv\nStart the product with MARKET_FEED_PRIVATE=1 and enter this address on the market prices page.\n`,
  );
});

function quotations(now: Date): string {
  const quarter = 15 * 60_000;
  const newest = Math.floor(now.getTime() / quarter) * quarter;
  const moments = Array.from({ length: 96 }, (_none, index) => newest - (95 - index) * quarter);
  const lines = moments.flatMap((moment) =>
    Object.entries(BASE_PRICES).map(([metal, around], index) => {
      const phase = (moment / 60_000 / WAVE_MINUTES + index / 4) * 2 * Math.PI;
      const sell = around * (1 + SWING * Math.sin(phase));
      return [metal, new Date(moment).toISOString(), (sell * 0.996).toFixed(4), sell.toFixed(4)].join(',');
    }),
  );
  return `${['metal,asOf,buy,sell', ...lines].join('\n')}\n`;
}
