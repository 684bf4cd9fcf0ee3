import { setImmediate } from 'node:timers/promises';
import { demoCatalogue } from '../../prisma/seed/demo/catalogue/demo-catalogue.ts';
import { openDatabase } from '../../server/database/client.ts';
import {
  type PriceRequest,
  priceConfiguration,
} from '../../server/domains/pricing/calculation/price-configuration.ts';
import { gemsOf } from '../../server/domains/pricing/calculation/read-and-price.ts';
import { loadPieces } from '../../server/domains/pricing/sources/load-pieces.ts';
import { loadPriceSources } from '../../server/domains/pricing/sources/load-price-sources.ts';
import { oneOf, randomConfiguration, seededRandom } from '../data/random-configurations.ts';
import type { Environment } from '../environment.ts';
import { sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Number of random configurations, priced in turn. */
const CONFIGURATIONS = 5_000;

/** Minimum share of configurations with a price. The others are priced on request or lack a choice. */
const PRICED = 0.9;

/** Prices between two turns of the event loop. */
const AT_ONCE = 50;

/**
 * The time of the price rules for any configuration of the demo catalogue, without HTTP, GraphQL and database. Pieces,
 * rates and configurations are prepared before.
 */
export async function priceRules({ databaseUrl }: Environment): Promise<Workload> {
  const { requests, price } = await randomRequests(databaseUrl);
  return {
    name: 'price rules',
    lanes: [{ name: 'rules', measure: (seconds) => timesOf(requests, price, seconds) }],
    rows: [{ name: 'price of any configuration, rules only', lane: 'rules', targets: [p99AtMost(1)] }],
    check: async () => {
      const priced = requests.filter((request) => price(request) !== null).length;
      if (priced < requests.length * PRICED)
        throw new Error(`Only ${priced} of ${requests.length} configurations have a price.`);
    },
  };
}

type Price = (request: PriceRequest) => string | null;

async function randomRequests(url: string): Promise<{ requests: PriceRequest[]; price: Price }> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    const now = new Date();
    const demo = await db.itemType.findMany({
      where: {
        code: { in: demoCatalogue.itemTypes.map(({ code }) => code) },
        shownInCatalog: true,
        quoteRequired: false,
      },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    const ids = demo.map(({ id }) => id);
    const pieces = await loadPieces(db, ids, now);
    const gems = gemsOf([...pieces.values()]);
    const sources = await loadPriceSources(db, { customerId: null, gems, now });
    const random = seededRandom(1);
    const requests = Array.from({ length: CONFIGURATIONS }, (): PriceRequest => {
      const piece = pieces.get(oneOf(ids, random) ?? 0);
      if (!piece) throw new Error('The demo catalogue is not in the database.');
      const priorityId = oneOf(sources.priorities, random)?.id ?? null;
      const configuration = { ...randomConfiguration(piece, pieces, random), priorityId };
      return { configuration, quantity: 1 + Math.floor(random() * 20), now };
    });
    // The price is formatted, so that no part of the work can be skipped.
    return {
      requests,
      price: (request) => priceConfiguration(pieces, sources, request).unitPrice?.toFixed(2) ?? null,
    };
  } finally {
    await close();
  }
}

async function timesOf(requests: readonly PriceRequest[], price: Price, seconds: number): Promise<Sample> {
  const times: number[] = [];
  let elapsed = 0;
  for (let next = 0; elapsed < seconds * 1_000; ) {
    for (let count = 0; count < AT_ONCE; count += 1) {
      const request = requests[next % requests.length];
      next += 1;
      if (!request) throw new Error('There is no configuration.');
      const begun = performance.now();
      price(request);
      const took = performance.now() - begun;
      times.push(took);
      elapsed += took;
    }
    // Lets the process read the memory of the programs.
    await setImmediate();
  }
  return sampleOf(times, elapsed / 1_000);
}
