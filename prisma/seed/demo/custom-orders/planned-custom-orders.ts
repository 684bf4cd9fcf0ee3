/** A custom order of the demo. */
export type PlannedCustomOrder = {
  readonly by: string;
  /** The category and the position of the piece in it. */
  readonly categoryCode: string;
  readonly piece: number;
  /** US ring size, or null if the piece has no size. */
  readonly size: string | null;
  readonly daysAgo: number;
  readonly note: string;
  readonly reference: string;
  readonly asQuote: boolean;
  readonly pictures: readonly ('SKETCH' | 'CAD' | 'WAX')[];
};

/** Custom orders in both languages, with generated pictures. */
export const CUSTOM_ORDERS: readonly PlannedCustomOrder[] = [
  {
    by: 'buyer@luna.test',
    categoryCode: 'SOLITAIRES',
    piece: 0,
    size: '6.5',
    daysAgo: 3,
    note: 'Claws as in the sketch, a little lower than usual: the ring is worn under a glove.',
    reference: 'Hartley ring',
    asQuote: false,
    pictures: ['SKETCH', 'CAD'],
  },
  {
    by: 'buyer@luna.test',
    categoryCode: 'LOCKETS',
    piece: 0,
    size: null,
    daysAgo: 2,
    note: 'Room for two pictures, and the initials in the script of the sketch.',
    reference: 'Moreno locket',
    asQuote: true,
    pictures: ['SKETCH'],
  },
  {
    by: 'acheteuse@bellerose.test',
    categoryCode: 'GEMSTONE_RINGS',
    piece: 0,
    size: '7',
    daysAgo: 4,
    note: 'La pierre de la cliente mesure 7 sur 5 mm ; le chaton doit la laisser voir de côté.',
    reference: 'Bague Lavoie',
    asQuote: true,
    pictures: ['SKETCH', 'WAX'],
  },
  {
    by: 'acheteuse@bellerose.test',
    categoryCode: 'CLASSIC_BANDS',
    piece: 1,
    size: '9.25',
    daysAgo: 1,
    note: 'Profil bombé comme sur le dessin, intérieur confort, bords adoucis.',
    reference: 'Alliance Roy',
    asQuote: false,
    pictures: ['SKETCH'],
  },
];
