import type { Finish, PlateForm } from '../../../../drawings/piece-drawing.ts';
import type {
  NewItemType,
  NewItemTypeStone,
} from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import {
  bandMetals,
  centre,
  everydayMetals,
  offer,
  type PieceRow,
  piece,
  requireChoice,
  type Sketch,
  side,
  type Words,
} from './piece.ts';
import { drawnStone } from './ring-rows.ts';

type SignetRow = {
  face: PlateForm;
  weight: string;
  finish?: Finish;
  stones?: readonly NewItemTypeStone[];
} & Partial<PieceRow> & { featured?: number };

const SIGNET_METALS = bandMetals()
  .filter((code) => code !== 'PD950')
  .concat('AG925');

function signet(code: string, name: Words, text: Words, row: SignetRow): NewItemType {
  const { face, weight, finish = 'POLISHED', metals = SIGNET_METALS, ...rest } = row;
  const [stone] = rest.stones ?? [];
  return piece(code, name, text, {
    itemGroupCode: 'RINGS',
    categoryCodes: ['SIGNETS'],
    leadDays: 12,
    refWeight: weight,
    refSize: '9',
    minSize: '5',
    maxSize: '14',
    thickness: '2.2',
    shankShare: '0.55',
    sketch: { kind: 'SIGNET_RING', face, finish, ...(stone ? { stone: drawnStone(stone) } : {}) },
    metals,
    serviceCodes: ['CASTING', 'FINISHING'],
    attributes: [
      requireChoice('SIZE'),
      offer('FINISH', finish, ['POLISHED', 'BRUSHED', 'SATIN']),
      offer('ENGRAVING'),
    ],
    views: ['FRONT', 'TOP'],
    ...rest,
  });
}

/** Cufflinks in pairs. Their toggles are purchased. */
function cufflinks(
  code: string,
  name: Words,
  text: Words,
  sketch: Sketch,
  weight: string,
  more: Partial<PieceRow> = {},
): NewItemType {
  return piece(code, name, text, {
    itemGroupCode: 'ACCESSORIES',
    categoryCodes: ['CUFFLINKS'],
    leadDays: 10,
    refWeight: weight,
    sketch,
    metals: everydayMetals('AG925'),
    findings: [{ findingCode: 'CUFF_BACK', quantity: '2' }],
    serviceCodes: ['CASTING', 'FINISHING'],
    attributes: [offer('ENGRAVING')],
    ...more,
  });
}

/** Signet rings, cufflinks and brooches. */
export const menAndBrooches = [
  signet(
    'SG-101',
    ['Oxford oval signet', 'Chevalière ovale Oxford'],
    [
      'An oval plate of 13 × 11 mm for initials or a crest.',
      'Un plateau ovale de 13 × 11 mm pour initiales ou armoiries.',
    ],
    { face: 'OVAL', weight: '11.20', featured: 11 },
  ),
  signet(
    'SG-102',
    ['Cambridge cushion signet', 'Chevalière coussin Cambridge'],
    [
      'A squared plate with soft corners, heavy in the hand.',
      'Un plateau carré aux angles doux, lourd en main.',
    ],
    { face: 'CUSHION', weight: '12.80' },
  ),
  signet(
    'SG-103',
    ['Durham round signet', 'Chevalière ronde Durham'],
    [
      'A round, brushed plate, narrow enough for the little finger.',
      'Un plateau rond et brossé, assez étroit pour l’auriculaire.',
    ],
    { face: 'DISC', weight: '9.60', finish: 'BRUSHED', minSize: '3' },
  ),
  signet(
    'SG-104',
    ['Oxford signet with diamond', 'Chevalière Oxford au diamant'],
    ['The oval with a brilliant sunk in its centre.', 'L’ovale, un brillant noyé en son centre.'],
    { face: 'OVAL', weight: '11.00', stones: [side('DIAMOND', 'ROUND', '0.100', 1, 'FLUSH')] },
  ),
  signet(
    'SG-105',
    ['Marlow silver signet', 'Chevalière Marlow en argent'],
    [
      'A lighter cushion signet, cast hollow under the plate.',
      'Une chevalière coussin allégée, creuse sous le plateau.',
    ],
    { face: 'CUSHION', weight: '8.40', metals: ['AG925', '10KY', '14KY'] },
  ),
  signet(
    'SG-190',
    ['Crest signet, seal engraved', 'Chevalière armoriée, gravure en creux'],
    [
      'Your arms cut in reverse, deep enough to seal wax. Price with the heraldic drawing.',
      'Vos armes taillées à l’envers, assez profond pour cacheter la cire. Prix remis avec le dessin héraldique.',
    ],
    {
      face: 'OVAL',
      weight: '13.40',
      treatmentCodes: ['HAND_ENGRAVING'],
      quoteRequired: true,
      requiresProof: true,
      leadDays: 30,
      metals: ['18KY', '22KY', '14KY'],
    },
  ),
  cufflinks(
    'CL-201',
    ['Disc cufflinks', 'Boutons de manchette ronds'],
    ['Polished discs of 16 mm, blank for initials.', 'Des disques polis de 16 mm, prêts pour des initiales.'],
    { kind: 'CUFFLINKS', form: 'DISC' },
    '13.20',
  ),
  cufflinks(
    'CL-202',
    ['Onyx cufflinks', 'Boutons de manchette onyx'],
    ['Cushions of black onyx in a raised frame.', 'Des coussins d’onyx noir dans un cadre en relief.'],
    { kind: 'CUFFLINKS', form: 'CUSHION', stone: { shape: 'CUSHION', gem: 'ONYX', count: 1, size: 10.6 } },
    '12.10',
    {
      stones: [centre('ONYX', 'CUSHION', '5.000', 'INLAY', 2)],
      metals: everydayMetals('14KY'),
      attributes: [],
    },
  ),
  cufflinks(
    'CL-203',
    ['Brushed oval cufflinks', 'Boutons de manchette ovales brossés'],
    ['Brushed ovals with a bright bevel.', 'Des ovales brossés à biseau brillant.'],
    { kind: 'CUFFLINKS', form: 'OVAL', finish: 'BRUSHED' },
    '12.60',
    { treatmentCodes: ['BRUSHED'] },
  ),
  cufflinks(
    'CL-204',
    ['Sapphire cufflinks', 'Boutons de manchette saphir'],
    ['A small sapphire in the middle of each disc.', 'Un petit saphir au centre de chaque disque.'],
    { kind: 'CUFFLINKS', form: 'DISC', stone: { shape: 'ROUND', gem: 'SAPPHIRE', count: 1, size: 3 } },
    '13.00',
    { stones: [side('SAPPHIRE', 'ROUND', '0.100', 2, 'FLUSH')], metals: everydayMetals('14KW') },
  ),
  piece(
    'BC-301',
    ['Fleur pearl brooch', 'Broche Fleur à la perle'],
    [
      'Eight raised petals around a cultured pearl, four of them with a brilliant.',
      'Huit pétales repoussés autour d’une perle de culture, dont quatre portent un brillant.',
    ],
    {
      itemGroupCode: 'ACCESSORIES',
      categoryCodes: ['BROOCHES'],
      leadDays: 16,
      refWeight: '11.40',
      requiresProof: true,
      sketch: {
        kind: 'BROOCH',
        stone: { shape: 'ROUND', gem: 'PEARL', count: 1, size: 8 },
        accent: { shape: 'ROUND', gem: 'DIAMOND', count: 4, size: 1.8 },
      },
      metals: everydayMetals(),
      stones: [centre('PEARL', 'ROUND', '3.500', 'PEG'), side('DIAMOND', 'ROUND', '0.020', 4, 'FLUSH')],
      findings: [{ findingCode: 'BROOCH_PIN', quantity: '1' }],
      serviceCodes: ['CAD', 'CASTING', 'FINISHING'],
    },
  ),
  piece(
    'BC-302',
    ['Fleur ruby brooch, two-tone', 'Broche Fleur au rubis, bicolore'],
    ['The flower in two golds with a ruby heart.', 'La fleur en deux ors, au cœur de rubis.'],
    {
      itemGroupCode: 'ACCESSORIES',
      categoryCodes: ['BROOCHES'],
      leadDays: 16,
      refWeight: '11.80',
      requiresProof: true,
      sketch: {
        kind: 'BROOCH',
        secondMetal: 'ROSE',
        stone: { shape: 'ROUND', gem: 'RUBY', count: 1, size: 6 },
        accent: { shape: 'ROUND', gem: 'DIAMOND', count: 4, size: 1.8 },
      },
      metals: ['14KY', '18KY'],
      stones: [centre('RUBY', 'ROUND', '0.900'), side('DIAMOND', 'ROUND', '0.020', 4, 'FLUSH')],
      findings: [{ findingCode: 'BROOCH_PIN', quantity: '1' }],
      serviceCodes: ['CAD', 'CASTING', 'FINISHING'],
    },
  ),
];
