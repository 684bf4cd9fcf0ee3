import type { NewAlloy } from '../../../../server/domains/catalog/alloys/create-alloys.ts';

type Row = readonly [
  code: string,
  nameEn: string,
  nameFr: string,
  colour: string,
  mark: string,
  fineness: string,
  premiumPercent: string,
  density: string,
  components: string,
];

/** Parts of the weight by metal, including base metals, with a sum of 1. */
const ROWS: readonly Row[] = [
  [
    '14KY',
    '14K yellow gold',
    'Or jaune 14 ct',
    'YELLOW',
    '14K',
    '0.585',
    '3',
    '13.0',
    'AU .585 AG .15 CU .22 ZN .045',
  ],
  [
    '14KW',
    '14K white gold',
    'Or blanc 14 ct',
    'WHITE',
    '14K',
    '0.585',
    '5',
    '13.2',
    'AU .585 PD .11 AG .2 CU .105',
  ],
  [
    '14KR',
    '14K rose gold',
    'Or rose 14 ct',
    'ROSE',
    '14K',
    '0.585',
    '3',
    '13.1',
    'AU .585 AG .06 CU .345 ZN .01',
  ],
  [
    '18KY',
    '18K yellow gold',
    'Or jaune 18 ct',
    'YELLOW',
    '18K',
    '0.75',
    '3',
    '15.4',
    'AU .75 AG .125 CU .125',
  ],
  [
    '18KW',
    '18K palladium white gold',
    'Or gris palladié 18 ct',
    'WHITE',
    '18K',
    '0.75',
    '5',
    '15.7',
    'AU .75 PD .13 AG .08 CU .04',
  ],
  ['18KR', '18K rose gold', 'Or rose 18 ct', 'ROSE', '18K', '0.75', '3', '15.1', 'AU .75 AG .045 CU .205'],
  [
    '10KY',
    '10K yellow gold',
    'Or jaune 10 ct',
    'YELLOW',
    '10K',
    '0.417',
    '3',
    '11.5',
    'AU .417 AG .12 CU .383 ZN .08',
  ],
  [
    '10KW',
    '10K white gold',
    'Or blanc 10 ct',
    'WHITE',
    '10K',
    '0.417',
    '4',
    '11.6',
    'AU .417 AG .36 PD .07 CU .153',
  ],
  [
    '10KR',
    '10K rose gold',
    'Or rose 10 ct',
    'ROSE',
    '10K',
    '0.417',
    '3',
    '11.4',
    'AU .417 AG .05 CU .523 ZN .01',
  ],
  [
    '22KY',
    '22K yellow gold',
    'Or jaune 22 ct',
    'YELLOW',
    '22K',
    '0.916',
    '2.5',
    '17.8',
    'AU .916 AG .05 CU .034',
  ],
  ['PT950', 'Platinum 950', 'Platine 950', 'PLATINUM', 'Pt950', '0.95', '6', '20.7', 'PT .95 RU .05'],
  [
    'PD950',
    'Palladium 950',
    'Palladium 950',
    'PALLADIUM',
    'Pd950',
    '0.95',
    '6',
    '11.8',
    'PD .95 RU .04 GA .01',
  ],
  ['AG925', 'Sterling silver', 'Argent 925', 'SILVER', 'Ag925', '0.925', '8', '10.4', 'AG .925 CU .075'],
];

/** The alloys that the workshop casts. Density is in g/cm³, the refiner's premium in percent. */
export const demoAlloys: NewAlloy[] = ROWS.map(
  ([code, nameEn, nameFr, colour, mark, fineness, premiumPercent, density, components], rank) => ({
    code,
    nameEn,
    nameFr,
    colour,
    mark,
    fineness,
    premiumPercent,
    density,
    rank,
    components: componentsOf(components),
  }),
);

/** US dollars per troy ounce that the demo's market prices move around. */
export const demoMarketBase = [
  { metalCode: 'AU', price: '2400' },
  { metalCode: 'AG', price: '29.50' },
  { metalCode: 'PT', price: '985' },
  { metalCode: 'PD', price: '1010' },
] as const;

function componentsOf(text: string): NewAlloy['components'] {
  return [...text.matchAll(/([A-Z]+) (\.\d+)/g)].map(([, metalCode = '', fraction = '']) => ({
    metalCode,
    fraction: `0${fraction}`,
  }));
}
