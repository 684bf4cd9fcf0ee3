import type { NewRates } from '../../../../server/domains/pricing/sources/create-rates.ts';
import { Decimal } from '../../../../server/lib/money.ts';

type Price = NewRates['stonePrices'][number];
type Band = readonly [maxCarat: string, pricePerCarat: number];

/** Round G-VS diamonds, in dollars per carat by the maximum weight. */
const DIAMONDS: readonly Band[] = [
  ['0.05', 650],
  ['0.15', 780],
  ['0.3', 1120],
  ['0.5', 1680],
  ['0.75', 2350],
  ['1', 3500],
  ['1.5', 5200],
  ['2', 7400],
  ['3', 10600],
  ['6', 15800],
];

/** Laboratory-grown diamonds and moissanite of the same quality. */
const LAB_DIAMONDS: readonly Band[] = [
  ['0.15', 260],
  ['0.5', 310],
  ['1', 390],
  ['2', 480],
  ['3', 560],
  ['6', 690],
];
const MOISSANITE: readonly Band[] = [
  ['0.15', 95],
  ['0.5', 120],
  ['2', 165],
  ['6', 210],
];

const CLARITIES = [
  ['H-SI', '0.74'],
  ['G-VS', '1'],
  ['F-VVS', '1.36'],
] as const;

/** Price factors of cuts relative to the round brilliant. Melee is available in round, princess and baguette only. */
const CUTS = [
  ['ROUND', '1', true],
  ['PRINCESS', '0.82', true],
  ['BAGUETTE', '0.78', true],
  ['OVAL', '0.88', false],
  ['CUSHION', '0.8', false],
  ['EMERALD', '0.84', false],
  ['PEAR', '0.86', false],
  ['MARQUISE', '0.83', false],
] as const;

const MELEE = '0.15';

/** AA quality, in dollars per carat up to 0.15, 0.5, 1, 2, 4 and 12 carats. */
const COLOURED: Record<string, readonly number[]> = {
  SAPPHIRE: [320, 520, 780, 1250, 1900, 2900],
  RUBY: [380, 690, 1150, 1980, 3200, 5200],
  EMERALD: [360, 640, 1020, 1680, 2600, 4100],
  AMETHYST: [28, 34, 40, 46, 55, 68],
  AQUAMARINE: [95, 140, 190, 260, 340, 460],
};
const COLOURED_BANDS = ['0.15', '0.5', '1', '2', '4', '12'];
const COLOURED_CUTS = ['ROUND', 'OVAL', 'CUSHION', 'EMERALD', 'PEAR', 'MARQUISE'];

/** Opals, pearls and onyx are priced per piece. */
const BY_THE_PIECE: readonly (readonly [gem: string, shape: string, maxCarat: string, price: string])[] = [
  ['OPAL', 'CABOCHON', '1', '85'],
  ['OPAL', 'CABOCHON', '2', '160'],
  ['OPAL', 'CABOCHON', '6', '340'],
  ['PEARL', 'ROUND', '3', '38'],
  ['PEARL', 'ROUND', '5', '72'],
  ['PEARL', 'ROUND', '12', '145'],
  ['ONYX', 'CABOCHON', '3', '14'],
  ['ONYX', 'CABOCHON', '12', '26'],
  ['ONYX', 'CUSHION', '30', '32'],
];

const FINER = '1.55';

/** The base price list of stones in US dollars. A range excludes its `maxCarat`. */
export const demoStonePrices: Price[] = [
  ...diamondList('DIAMOND', DIAMONDS),
  ...diamondList('LAB_DIAMOND', LAB_DIAMONDS),
  ...diamondList('MOISSANITE', MOISSANITE),
  ...Object.entries(COLOURED).flatMap(([gem, prices]) => colouredList(gem, prices)),
  ...BY_THE_PIECE.flatMap(([gem, shape, maxCarat, price]) => [
    { gem, shape, quality: 'AA', maxCarat, pricePerPiece: price },
    { gem, shape, quality: 'AAA', maxCarat, pricePerPiece: times(price, FINER) },
  ]),
];

function diamondList(gem: string, bands: readonly Band[]): Price[] {
  return CUTS.flatMap(([shape, cutFactor, melee]) =>
    CLARITIES.flatMap(([quality, clarityFactor]) =>
      bands
        .filter(([maxCarat]) => melee || new Decimal(maxCarat).greaterThan(MELEE))
        .map(([maxCarat, price]) => ({
          gem,
          shape,
          quality,
          maxCarat,
          pricePerCarat: times(times(String(price), cutFactor), clarityFactor),
        })),
    ),
  );
}

function colouredList(gem: string, prices: readonly number[]): Price[] {
  return COLOURED_CUTS.flatMap((shape) =>
    prices.flatMap((price, band) => {
      const maxCarat = COLOURED_BANDS[band] ?? '12';
      return [
        { gem, shape, quality: 'AA', maxCarat, pricePerCarat: String(price) },
        { gem, shape, quality: 'AAA', maxCarat, pricePerCarat: times(String(price), FINER) },
      ];
    }),
  );
}

/** Rounded to whole dollars. */
function times(price: string, factor: string): string {
  return new Decimal(price).mul(factor).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toString();
}
