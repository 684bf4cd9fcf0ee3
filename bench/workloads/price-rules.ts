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
import type { Field } from '../field.ts';
import { sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Configurations that are drawn; they are priced in turn. */
const DRAWN = 5_000;

/** At least this part of them has a price; the others are on request, or a choice is missing. */
const PRICED = 0.9;

/** Prices between two looks of the process at what else it has to do. */
const AT_ONCE = 50;

/**
 * What the rules alone take for any configuration of the demo catalogue, without HTTP, GraphQL and database: pieces and rates
 * are loaded before, configurations are drawn before.
 */
export async function priceRules({ databaseUrl }: Field): Promise<Workload> {
  const { requests, price } = await drawnRequests(databaseUrl);
  return {
    name: 'price rules',
    lanes: [{ name: 'rules', measure: (seconds) => timesOf(requests, price, seconds) }],
    rows: [{ name: 'price of any configuration, rules alone', lane: 'rules', targets: [p99AtMost(1)] }],
    check: async () => {
      const priced = requests.filter((request) => price(request) !== null).length;
      if (priced < requests.length * PRICED)
        throw new Error(`Only ${priced} of ${requests.length} configurations have a price.`);
    },
  };
}

type Price = (request: PriceRequest) => string | null;

async function drawnRequests(url: string): Promise<{ requests: PriceRequest[]; price: Price }> {
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
    const requests = Array.from({ length: DRAWN }, (): PriceRequest => {
      const piece = pieces.get(oneOf(ids, random) ?? 0);
      if (!piece) throw new Error('The demo catalogue is not in the database.');
      const priorityId = oneOf(sources.priorities, random)?.id ?? null;
      const configuration = { ...randomConfiguration(piece, pieces, random), priorityId };
      return { configuration, quantity: 1 + Math.floor(random() * 20), now };
    });
    // The text of the price, so that none of the work can be left out.
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
      if (!request) throw new Error('Nothing was drawn.');
      const begun = performance.now();
      price(request);
      const took = performance.now() - begun;
      times.push(took);
      elapsed += took;
    }
    // Memory of the programs is read meanwhile.
    await setImmediate();
  }
  return sampleOf(times, elapsed / 1_000);
}
