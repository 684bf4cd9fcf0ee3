/** A ring in two alloys with a required size, as a server response. */
export const RING_PIECE = {
  __typename: 'ItemType',
  id: 'SXRlbVR5cGU6MQ==',
  databaseId: 1,
  code: 'RS-101',
  name: 'Aurora',
  description: '',
  listPrice: '900.00',
  listPriceVaries: true,
  cheapest: null,
  currency: 'USD',
  quoteRequired: false,
  acceptsOwnMetal: false,
  requiresProof: false,
  isStock: false,
  leadDays: 10,
  itemGroup: { id: 'g1', name: 'Rings' },
  categories: [],
  stones: [],
  subItems: [],
  engravingLines: [],
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
        dependsOnId: null,
        signs: null,
      },
      numberRange: null,
      defaultOption: null,
      options: [],
      looks: [],
    },
  ],
  sizeRange: {
    reference: '7',
    sizes: [
      { us: '6.5', eu: '53.1', uk: 'M½', mm: '16.91' },
      { us: '7', eu: '54.4', uk: 'N½', mm: '17.32' },
    ],
  },
};

/** The same ring with a required finger, which has no default. */
export const MARKED_RING_PIECE = {
  ...RING_PIECE,
  attributes: [
    ...RING_PIECE.attributes,
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
        dependsOnId: null,
        signs: null,
      },
      numberRange: null,
      defaultOption: null,
      options: [
        { id: 'o81', databaseId: 81, code: 'THUMB', name: 'Thumb', signs: null },
        { id: 'o82', databaseId: 82, code: 'INDEX', name: 'Index', signs: null },
      ],
      looks: [],
    },
  ],
};

function alloy(databaseId: number, code: string, name: string, isDefault: boolean) {
  return {
    isDefault,
    alloy: {
      __typename: 'Alloy',
      id: `alloy${databaseId}`,
      databaseId,
      code,
      name,
      colour: 'YELLOW',
      mark: '14K',
    },
    images: [{ url: `/pictures/pieces/1/${databaseId}/0/640.webp?v=1`, alt: `Aurora, ${name}` }],
  };
}
