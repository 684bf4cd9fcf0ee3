import type { Cut } from '../photos/offered-cuts.ts';

/** A design of the demo. Metal, treatments and priority are codes. */
export type PlannedDesign = {
  alloyCode: string;
  weight?: string;
  cadVolume?: string;
  surfaceArea?: string;
  stones?: readonly {
    gem: string;
    shape: string;
    quality: string;
    caratEach: string;
    count: number;
    settingType: string;
  }[];
  serviceTypeCodes: readonly string[];
  treatmentCodes?: readonly string[];
  priorityCode?: string;
};

/** An estimate of the demo: of a piece by its code, or of a design. */
export type PlannedEstimate = {
  by: string;
  name: string;
  /** Days ago. */
  days: number;
  quantity?: number;
  reference?: string;
  note?: string;
  piece?: { code: string; alloyCode: string; size?: string; cut?: Cut };
  design?: PlannedDesign;
  /** Pieces whose drawings are attached. */
  pictures: readonly string[];
  isShared?: boolean;
  became?: 'QUOTE' | 'JOB';
};

const DIAMOND = { gem: 'DIAMOND', shape: 'ROUND', quality: 'G-VS' } as const;
const LUNA = 'buyer@luna.test';
const LUNAS_APPROVER = 'approver@luna.test';
const BELLEROSE = 'acheteuse@bellerose.test';

/** Estimates of two customers in every status. */
export const ESTIMATES: readonly PlannedEstimate[] = [
  {
    by: LUNA,
    name: 'Crest ring for the Harpers',
    days: 2,
    reference: 'Harper family',
    note: 'The crest is on the second picture.',
    design: {
      alloyCode: '18KY',
      weight: '11.5',
      stones: [{ ...DIAMOND, caratEach: '0.02', count: 8, settingType: 'PAVE' }],
      serviceTypeCodes: ['CAD', 'CASTING', 'SETTING', 'ENGRAVING'],
      treatmentCodes: ['HAND_ENGRAVING'],
    },
    pictures: ['RS-101', 'BD-101'],
    isShared: true,
  },
  {
    by: LUNA,
    name: 'Anniversary solitaire',
    days: 5,
    reference: 'Case 3',
    piece: { code: 'RS-101', alloyCode: '18KW', size: '6.5', cut: 'OVAL' },
    pictures: ['RS-101'],
  },
  {
    by: LUNA,
    name: 'Bands for the spring window',
    days: 38,
    quantity: 6,
    piece: { code: 'BD-101', alloyCode: '14KY', size: '10' },
    pictures: [],
  },
  {
    by: LUNA,
    name: 'Halo ring, larger stone',
    days: 12,
    piece: { code: 'RS-102', alloyCode: '14KW', size: '7' },
    pictures: ['RS-102'],
    became: 'JOB',
  },
  {
    by: LUNAS_APPROVER,
    name: 'Signet after Mr. Vane’s drawing',
    days: 8,
    design: {
      alloyCode: '14KY',
      cadVolume: '0.85',
      serviceTypeCodes: ['CAD', 'CASTING', 'FINISHING'],
      priorityCode: 'RUSH',
    },
    pictures: ['BD-101'],
    isShared: true,
  },
  {
    by: BELLEROSE,
    name: 'Pendentif feuille de ginkgo',
    days: 3,
    reference: 'Vitrine 2',
    note: 'Feuille ajourée, bélière cachée.',
    design: {
      alloyCode: '18KR',
      weight: '4.2',
      surfaceArea: '8.4',
      stones: [{ ...DIAMOND, caratEach: '0.03', count: 3, settingType: 'PRONG' }],
      serviceTypeCodes: ['CAD', 'CASTING', 'SETTING', 'FINISHING'],
    },
    pictures: ['RS-102'],
  },
  {
    by: BELLEROSE,
    name: 'Solitaire de Mme Gauthier',
    days: 33,
    piece: { code: 'RS-101', alloyCode: '18KY', size: '6' },
    pictures: ['RS-101'],
  },
  {
    by: BELLEROSE,
    name: 'Alliance gravée',
    days: 16,
    quantity: 2,
    piece: { code: 'BD-101', alloyCode: '18KW', size: '9' },
    pictures: ['BD-101'],
    became: 'QUOTE',
  },
];
