import { MARKED_RING_PIECE, RING_PIECE } from '../../configuration/ring.examples.ts';

/** A ring in two alloys with a required size, as a response to the page’s query. */
export const RING = {
  product: RING_PIECE,
  priorities: [
    { id: 'p1', databaseId: 1, code: 'STANDARD', name: 'Standard' },
    { id: 'p2', databaseId: 2, code: 'RUSH', name: 'Rush' },
  ],
};

/** The same ring with a required finger, which has no default. */
export const MARKED_RING = { ...RING, product: MARKED_RING_PIECE };

/** The same ring with its list price in white gold and the smallest size. */
export const CHEAPER_RING = {
  ...RING,
  product: {
    ...RING_PIECE,
    cheapest: {
      priorityCode: 'STANDARD',
      main: {
        alloyCode: '14KW',
        alloyName: 'White gold',
        size: { us: '6.5', eu: '53', uk: 'M', mm: '16.9' },
        choices: [],
      },
      parts: [],
    },
  },
};

/** A visitor's shell. */
export const VISITOR_SHELL = {
  viewer: null,
  companyDetails: {
    name: 'Aurifex',
    legalName: 'Aurifex LLC',
    email: 'orders@aurifex.test',
    phone: '1',
    line1: '48 West 47th Street',
    line2: null,
    city: 'New York',
    zip: '10036',
    state: 'NY',
    country: 'US',
    currency: 'USD',
    website: null,
    timeZone: 'America/New_York',
  },
  storefront: { viewerSeesPrices: true },
};

/** A price as a server response. Amounts are decimal strings, null if not priced yet. */
export function priceAnswer(requestId: string, unitPrice: string | null, missing: readonly number[] = []) {
  return {
    data: {
      calculatePrice: {
        requestId,
        currency: 'USD',
        unitPrice,
        linePrice: unitPrice,
        quoteRequired: false,
        pricingNote: null,
        summary: null,
        breakdown: null,
        stones: [{ gem: 'RUBY', shape: 'ROUND', quality: 'AA', caratEach: '0.500', count: 1 }],
        estimatedWeight: unitPrice === null ? null : '3.10',
        market: [{ metalName: 'Gold', pricePerOunce: '2400.00' }],
        marketAsOf: '2026-11-20T12:00:00.000Z',
        validUntil: unitPrice === null ? null : '2026-11-21T12:00:00.000Z',
        promisedOn: '2026-12-08',
        leadDays: 12,
        warnings: [],
        missing,
      },
    },
  };
}
