import type { ChainStyle, Stone } from '../../../../drawings/piece-drawing.ts';
import type { NewItemType } from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import {
  chainOf,
  everydayMetals,
  fineMetals,
  offer,
  type PieceRow,
  piece,
  side,
  type Words,
} from './piece.ts';

type ChainRow = { style: ChainStyle; width: number; weight: string; stone?: Stone } & Partial<PieceRow> & {
    featured?: number;
  };

/** A chain. Its weight refers to a length of 45 cm. */
function chain(code: string, name: Words, text: Words, row: ChainRow): NewItemType {
  const { style, width, weight, stone, metals = everydayMetals(), ...rest } = row;
  return piece(code, name, text, {
    itemGroupCode: 'CHAINS',
    categoryCodes: ['CHAINS'],
    leadDays: 4,
    refWeight: weight,
    lossPercent: '2',
    roundUnitTo: '0.50',
    sketch: { kind: 'NECKLACE', style, width, ...(stone ? { stone } : {}) },
    metals,
    findings: [{ findingCode: 'LOBSTER_10', quantity: '1' }],
    serviceCodes: ['FINISHING'],
    attributes: [chainOf('45', { weighed: true })],
    quantityBreaks: [
      { fromQuantity: 10, percent: '5' },
      { fromQuantity: 25, percent: '8' },
    ],
    ...rest,
  });
}

/** The alloys of all pendants, so that a chain can have the metal of its pendant. */
const EVERY_METAL = [...new Set([...everydayMetals(), ...fineMetals()])];

/** Chains sold on their own, and station necklaces. */
export const chains = [
  chain(
    'CH-101',
    ['Trace chain, 1.2 mm', 'Chaîne forçat fine, 1,2 mm'],
    [
      'The chain that goes with our pendants, soldered in every link.',
      'La chaîne de nos pendentifs, soudée à chaque maille.',
    ],
    {
      style: 'TRACE',
      width: 1.8,
      weight: '2.10',
      metals: EVERY_METAL,
      findings: [{ findingCode: 'SPRING_RING', quantity: '1' }],
    },
  ),
  chain(
    'CH-102',
    ['Cable chain, 2 mm', 'Chaîne forçat, 2 mm'],
    [
      'Round wire, oval links, made for heavier pendants.',
      'Fil rond, mailles ovales, pour les pendentifs plus lourds.',
    ],
    { style: 'CABLE', width: 2.6, weight: '4.30' },
  ),
  chain(
    'CH-103',
    ['Curb chain, 3 mm', 'Chaîne gourmette, 3 mm'],
    ['Flattened links that never kink.', 'Des mailles aplaties qui ne vrillent pas.'],
    { style: 'CURB', width: 3, weight: '7.40', pricingMode: 'ESTIMATED_WEIGHT' },
  ),
  chain(
    'CH-104',
    ['Box chain, 1.5 mm', 'Chaîne vénitienne, 1,5 mm'],
    ['Square links, smooth as a cord.', 'Des mailles carrées, lisses comme un cordon.'],
    { style: 'BOX', width: 2, weight: '5.10', metals: everydayMetals('AG925') },
  ),
  chain(
    'CH-105',
    ['Rope chain, 3 mm', 'Chaîne corde, 3 mm'],
    [
      'Twisted by machine, cut with diamonds, finished by hand.',
      'Torsadée à la machine, diamantée, finie à la main.',
    ],
    { style: 'ROPE', width: 3, weight: '9.80', pricingMode: 'ESTIMATED_WEIGHT' },
  ),
  chain(
    'CH-106',
    ['Figaro chain, 4 mm', 'Chaîne figaro, 4 mm'],
    ['The pattern of Italian summers.', 'Le motif des étés italiens.'],
    { style: 'FIGARO', width: 4, weight: '11.20', pricingMode: 'ESTIMATED_WEIGHT' },
  ),
  chain(
    'CH-107',
    ['Heavy curb chain, 7 mm', 'Chaîne gourmette lourde, 7 mm'],
    [
      'Solid links, invoiced at the market of the day it ships.',
      'Mailles pleines, facturées au cours du jour d’expédition.',
    ],
    {
      style: 'CURB',
      width: 5.4,
      weight: '46.00',
      metals: ['14KY', '18KY', 'AG925'],
      pricingMode: 'MARKET_AT_SHIP',
      categoryCodes: ['CHAINS', 'MEN'],
      leadDays: 7,
    },
  ),
  chain(
    'CH-201',
    ['Seven-station diamond necklace', 'Collier à sept diamants'],
    [
      'Seven brilliants in collars, spaced along a cable chain.',
      'Sept brillants sertis clos, espacés sur une chaîne forçat.',
    ],
    {
      style: 'CABLE',
      width: 2.2,
      weight: '3.60',
      stone: { shape: 'ROUND', gem: 'DIAMOND', count: 7, size: 3 },
      stones: [side('DIAMOND', 'ROUND', '0.100', 7, 'BEZEL')],
      metals: fineMetals('14KR'),
      attributes: [
        offer('STONE', 'DIAMOND'),
        offer('STONE_QUALITY', 'G-VS'),
        chainOf('45', { weighed: true }),
      ],
      leadDays: 10,
    },
  ),
  chain(
    'CH-202',
    ['Five-station sapphire necklace', 'Collier à cinq saphirs'],
    [
      'Five round sapphires between lengths of fine chain.',
      'Cinq saphirs ronds entre des longueurs de chaîne fine.',
    ],
    {
      style: 'CABLE',
      width: 2.2,
      weight: '3.40',
      stone: { shape: 'ROUND', gem: 'SAPPHIRE', count: 5, size: 3.4 },
      stones: [side('SAPPHIRE', 'ROUND', '0.140', 5, 'BEZEL')],
      metals: fineMetals('14KW'),
      attributes: [offer('GEM_QUALITY', 'AA'), chainOf('45', { weighed: true })],
      leadDays: 10,
    },
  ),
];
