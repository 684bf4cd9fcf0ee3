import { decimal } from '../../../lib/money.ts';
import type { MarketPrice } from './gram-rate.ts';
import type { MetalPart, PieceInput, PriceSources, StonePart } from './price-input.ts';

/** Current time in the examples. */
export const NOW = new Date('2026-03-10T12:00:00Z');

/** Gold at 2,400 an ounce, an hour ago. */
export const GOLD: MarketPrice = {
  metalCode: 'AU',
  pricePerOunce: decimal('2400'),
  asOf: new Date('2026-03-10T11:00:00Z'),
};

/** 14 karat: 0.585 gold, premium 3 %. */
export const GOLD_14K: MetalPart = {
  code: '14KY',
  nameEn: '14K yellow gold',
  nameFr: 'Or jaune 14 ct',
  components: [
    { metalCode: 'AU', fraction: decimal('0.585') },
    { metalCode: null, fraction: decimal('0.415') },
  ],
  premiumPercent: decimal('3'),
  share: decimal('1'),
  density: decimal('13.07'),
  suppliedByCustomer: false,
};

/** Six stones of 0.02 ct. */
export const MELEE: StonePart = {
  code: 'DIA-RD-002',
  nameEn: 'Round diamond 0.02 ct',
  nameFr: 'Diamant rond 0,02 ct',
  gem: 'DIAMOND',
  shape: 'ROUND',
  quality: 'VS-G',
  caratEach: decimal('0.02'),
  count: 6,
  settingType: 'PAVE',
  suppliedByCustomer: false,
};

/** The example of the product rules: a 14K band in size 9, rush, customer −5 %. */
export const WORKED_EXAMPLE: PieceInput = {
  metals: [GOLD_14K],
  weight: {
    kind: 'REFERENCE',
    weight: decimal('5.20'),
    referenceSize: 7,
    thickness: decimal('1.8'),
    shankShare: decimal('1'),
    referenceDensity: null,
  },
  size: 9,
  lossPercent: decimal('5'),
  stones: [MELEE],
  findings: [],
  services: [
    {
      code: 'CASTING',
      nameEn: 'Casting and finishing',
      nameFr: 'Fonte et finition',
      perPiece: decimal('35'),
      perGram: decimal('5'),
      minimum: decimal('40'),
      thresholdGrams: decimal('8'),
    },
  ],
  treatments: [
    {
      code: 'RHODIUM',
      nameEn: 'Rhodium plating',
      nameFr: 'Rhodiage',
      basis: 'FIXED',
      price: decimal('12'),
      areaCm2: null,
      setup: decimal('0'),
    },
  ],
  priority: { code: 'RUSH', nameEn: 'Rush', nameFr: 'Urgent', factor: decimal('1.25') },
  markups: {
    metal: decimal('10'),
    labour: decimal('40'),
    stone: decimal('25'),
    finding: decimal('30'),
  },
  adjustmentPercent: decimal('-5'),
  quantity: 1,
  quantityBreaks: [],
  roundTo: null,
  priceOnRequest: false,
  missing: [],
};

/** Gold, melee at 650 per carat, pavé at 2.50 per stone. */
export const SOURCES: PriceSources = {
  market: { prices: [GOLD], heldMetals: [] },
  stonePrices: [
    {
      gem: 'DIAMOND',
      shape: 'ROUND',
      quality: 'VS-G',
      customerId: null,
      customerTypeId: null,
      minCarat: decimal('0'),
      maxCarat: decimal('0.05'),
      pricePerCarat: decimal('650'),
      pricePerPiece: null,
    },
  ],
  settingRates: [
    {
      settingType: 'PAVE',
      minCarat: decimal('0'),
      maxCarat: decimal('0.05'),
      pricePerStone: decimal('2.50'),
    },
  ],
  buyer: { customerId: 7, customerTypeId: 2 },
  now: NOW,
};
