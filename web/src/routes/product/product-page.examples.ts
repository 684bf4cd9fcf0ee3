/** A ring of two alloys with a required size: what the server answers to the page's query. */
export const RING = {
  product: {
    __typename: 'ItemType',
    id: 'SXRlbVR5cGU6MQ==',
    databaseId: 1,
    code: 'RS-101',
    name: 'Aurora',
    description: '',
    listPrice: '900.00',
    listPriceVaries: true,
    currency: 'USD',
    quoteRequired: false,
    acceptsOwnMetal: false,
    requiresProof: false,
    leadDays: 10,
    itemGroup: { id: 'g1', name: 'Rings' },
    categories: [],
    stones: [],
    subItems: [],
    variants: [],
    alloys: [alloy(3, '14KY', 'Yellow gold', true), alloy(4, '14KW', 'White gold', false)],
    attributes: [
      {
        required: true,
        attribute: {
          id: 'a7',
          databaseId: 7,
          code: 'SIZE',
          name: 'Ring size',
          kind: 'SIZE',
          unit: null,
          maxLength: null,
        },
        numberRange: null,
        defaultOption: null,
        options: [],
      },
    ],
    sizeRange: {
      reference: '7',
      sizes: [
        { us: '6.5', eu: '53.1', uk: 'M½', mm: '16.91' },
        { us: '7', eu: '54.4', uk: 'N½', mm: '17.32' },
      ],
    },
  },
  priorities: [
    { id: 'p1', databaseId: 1, code: 'STANDARD', name: 'Standard' },
    { id: 'p2', databaseId: 2, code: 'RUSH', name: 'Rush' },
  ],
};

/** The same ring, to be marked with a finger that nobody can choose for the customer. */
export const MARKED_RING = {
  ...RING,
  product: {
    ...RING.product,
    attributes: [
      ...RING.product.attributes,
      {
        required: true,
        attribute: {
          id: 'a8',
          databaseId: 8,
          code: 'FINGER',
          name: 'Finger',
          kind: 'SELECT',
          unit: null,
          maxLength: null,
        },
        numberRange: null,
        defaultOption: null,
        options: [
          { id: 'o81', databaseId: 81, code: 'THUMB', name: 'Thumb', stoneShape: null },
          { id: 'o82', databaseId: 82, code: 'INDEX', name: 'Index', stoneShape: null },
        ],
      },
    ],
  },
};

function alloy(databaseId: number, code: string, name: string, isDefault: boolean) {
  return {
    isDefault,
    alloy: { __typename: 'Alloy', id: `alloy${databaseId}`, databaseId, code, name, colour: 'YELLOW' },
    images: [{ url: `/pictures/pieces/1/${databaseId}/0/640.webp?v=1`, alt: `Aurora, ${name}` }],
  };
}

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
  storefront: { pricesShown: true },
};

/** A price as the server answers it; amounts as decimal strings, null when it cannot be priced yet. */
export function priceAnswer(requestId: string, unitPrice: string | null, missing: readonly number[] = []) {
  return {
    data: {
      calculatePrice: {
        requestId,
        currency: 'USD',
        unitPrice,
        linePrice: unitPrice,
        quoteRequired: false,
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
