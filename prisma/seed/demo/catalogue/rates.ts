import type { NewRates } from '../../../../server/domains/pricing/sources/create-rates.ts';
import { demoStonePrices } from './stone-prices.ts';

/** Labour by service type in dollars: per piece below the threshold in grams, above it per gram with a minimum. */
const SERVICE_RATES: NewRates['serviceRates'] = [
  ['CAD', '85', '0', '85', '9999'],
  ['CASTING', '16', '2.4', '18', '8'],
  ['SETTING', '14', '0', '14', '9999'],
  ['FINISHING', '35', '3.2', '36', '8'],
  ['ENGRAVING', '12', '0', '12', '9999'],
  ['PLATING', '12', '1.1', '12', '12'],
  ['SIZING', '28', '2.8', '28', '10'],
  ['REPAIR', '42', '3.5', '42', '12'],
  ['APPRAISAL', '65', '0', '65', '9999'],
].map(([serviceTypeCode = '', perPiece = '', perGram = '', minimum = '', threshold = '']) => ({
  serviceTypeCode,
  perPiece,
  perGram,
  minimum,
  threshold,
}));

/** Dollars for setting one stone, by the maximum weight in carats. */
const SETTING_RATES: Record<string, readonly (readonly [maxCarat: string, rate: string])[]> = {
  PRONG: [
    ['0.1', '4'],
    ['0.3', '8'],
    ['0.75', '16'],
    ['1.5', '26'],
    ['3', '42'],
    ['12', '65'],
  ],
  PAVE: [
    ['0.05', '2.5'],
    ['0.1', '3.25'],
    ['0.3', '6'],
  ],
  BEZEL: [
    ['0.1', '6'],
    ['0.3', '12'],
    ['1', '24'],
    ['3', '38'],
    ['12', '58'],
  ],
  CHANNEL: [
    ['0.05', '3'],
    ['0.1', '4'],
    ['0.3', '7.5'],
    ['1', '15'],
  ],
  FLUSH: [
    ['0.05', '5'],
    ['0.1', '7'],
    ['0.3', '12'],
  ],
  PEG: [
    ['3', '9'],
    ['12', '12'],
  ],
  INLAY: [
    ['3', '30'],
    ['12', '45'],
    ['30', '60'],
  ],
};

const TREATMENTS: NewRates['treatments'] = [
  { code: 'RHODIUM', nameEn: 'Rhodium plating', nameFr: 'Rhodiage', unit: 'FIXED', rate: '12' },
  {
    code: 'BLACK_RHODIUM',
    nameEn: 'Black rhodium plating',
    nameFr: 'Rhodiage noir',
    unit: 'FIXED',
    rate: '18',
  },
  {
    code: 'VERMEIL',
    nameEn: '18K gold vermeil, 2.5 µm',
    nameFr: 'Vermeil or 18 ct, 2,5 µm',
    unit: 'PER_GRAM',
    rate: '2.4',
  },
  {
    code: 'ROSE_GOLD_PLATING',
    nameEn: 'Rose gold plating, 1 µm',
    nameFr: 'Placage or rose, 1 µm',
    unit: 'PER_AREA',
    rate: '1.85',
    setup: '6',
  },
  { code: 'OXIDISED', nameEn: 'Oxidised recesses', nameFr: 'Creux oxydés', unit: 'FIXED', rate: '9' },
  { code: 'BRUSHED', nameEn: 'Brushed finish', nameFr: 'Finition brossée', unit: 'FIXED', rate: '8' },
  { code: 'SATIN', nameEn: 'Satin finish', nameFr: 'Finition satinée', unit: 'FIXED', rate: '9' },
  { code: 'HAMMERED', nameEn: 'Hand hammering', nameFr: 'Martelage à la main', unit: 'FIXED', rate: '18' },
  {
    code: 'MILGRAIN',
    nameEn: 'Milgrain edges',
    nameFr: 'Bords perlés au mille-grains',
    unit: 'FIXED',
    rate: '22',
  },
  {
    code: 'LASER_ENGRAVING',
    nameEn: 'Laser engraving',
    nameFr: 'Gravure laser',
    unit: 'FIXED',
    rate: '8',
    setup: '12',
  },
  {
    code: 'HAND_ENGRAVING',
    nameEn: 'Hand engraving',
    nameFr: 'Gravure à la main',
    unit: 'FIXED',
    rate: '80',
    setup: '15',
  },
  {
    code: 'FINGERPRINT',
    nameEn: 'Fingerprint engraving',
    nameFr: 'Gravure de l’empreinte',
    unit: 'FIXED',
    rate: '30',
    setup: '18',
  },
  {
    code: 'FINGERPRINT_CARD',
    nameEn: 'Fingerprint from an ink card',
    nameFr: 'Empreinte relevée sur fiche encrée',
    unit: 'FIXED',
    rate: '30',
    setup: '28',
  },
  {
    code: 'SCREW_BACKS',
    nameEn: 'Threaded posts with screw backs',
    nameFr: 'Tiges filetées et poussoirs à vis',
    unit: 'FIXED',
    rate: '24',
  },
  {
    code: 'PROTECTOR_BACKS',
    nameEn: 'Locking comfort backs',
    nameFr: 'Poussoirs de sécurité',
    unit: 'FIXED',
    rate: '16',
  },
];

const FINDINGS: NewRates['findings'] = [
  { code: 'EAR_BACK', nameEn: 'Butterfly back', nameFr: 'Poussoir papillon', price: '4.20' },
  { code: 'LEVER_BACK', nameEn: 'Lever back', nameFr: 'Dormeuse', price: '11.50' },
  { code: 'JUMP_RING_4', nameEn: 'Jump ring, 4 mm', nameFr: 'Anneau ouvert, 4 mm', price: '1.10' },
  {
    code: 'SPRING_RING',
    nameEn: 'Spring ring clasp, 5.5 mm',
    nameFr: 'Fermoir anneau à ressort, 5,5 mm',
    price: '6.80',
  },
  { code: 'LOBSTER_10', nameEn: 'Lobster clasp, 10 mm', nameFr: 'Mousqueton, 10 mm', price: '14.50' },
  {
    code: 'BOX_CLASP',
    nameEn: 'Box clasp with safety',
    nameFr: 'Fermoir à cliquet avec sécurité',
    price: '38.00',
  },
  { code: 'BAIL_6', nameEn: 'Tapered bail, 6 mm', nameFr: 'Bélière fuselée, 6 mm', price: '8.40' },
  {
    code: 'LOCKET_HINGE',
    nameEn: 'Locket hinge and catch',
    nameFr: 'Charnière et clip de médaillon',
    price: '12.00',
  },
  {
    code: 'URN_SCREW',
    nameEn: 'Sealing screw with gasket',
    nameFr: 'Vis d’obturation avec joint',
    price: '6.50',
  },
  { code: 'CUFF_BACK', nameEn: 'Whale-back toggle', nameFr: 'Bascule de bouton de manchette', price: '9.80' },
  {
    code: 'BROOCH_PIN',
    nameEn: 'Brooch pin with safety catch',
    nameFr: 'Épingle de broche à sécurité',
    price: '13.20',
  },
];

/** Prices of labour, stones and purchased parts in the demo, in US dollars. */
export const demoRates: NewRates = {
  serviceRates: SERVICE_RATES,
  settingRates: Object.entries(SETTING_RATES).flatMap(([settingType, bands]) =>
    bands.map(([maxCarat, rate]) => ({ settingType, maxCarat, rate })),
  ),
  treatments: TREATMENTS,
  findings: FINDINGS,
  stonePrices: demoStonePrices,
};
