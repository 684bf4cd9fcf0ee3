import type { NewItemType } from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import {
  centre,
  everydayMetals,
  fineMetals,
  offer,
  type PieceRow,
  piece,
  requireChoice,
  type Sketch,
  type Words,
} from './piece.ts';
import { drawnStone } from './ring-rows.ts';

const TRADE_BREAKS = [
  { fromQuantity: 10, percent: '8' },
  { fromQuantity: 50, percent: '15' },
  { fromQuantity: 100, percent: '20' },
];

/** All alloys of pieces with such a part, so that the part can have the metal of its piece. */
const EVERY_METAL = [...new Set([...everydayMetals(), ...fineMetals()])];

function finding(
  code: string,
  name: Words,
  text: Words,
  kind: Extract<Sketch, { kind: 'FINDING' }>['finding'],
  weight: string,
  more: Partial<PieceRow> = {},
): NewItemType {
  return piece(code, name, text, {
    itemGroupCode: 'FINDINGS',
    categoryCodes: ['FINDINGS'],
    leadDays: 2,
    refWeight: weight,
    lossPercent: '2',
    roundUnitTo: '0.05',
    sketch: { kind: 'FINDING', finding: kind },
    metals: EVERY_METAL,
    pricingMode: 'MARKET_AT_SHIP',
    quantityBreaks: TRADE_BREAKS,
    ...more,
  });
}

/** Stock items, whose price is fixed at the time of the order. */
const FROM_STOCK = { isStock: true, pricingMode: 'FIXED' } as const;

/** A stone in a head, ready to be soldered. */
function preset(code: string, name: Words, text: Words, shape: string, carat: string): NewItemType {
  const stone = centre('DIAMOND', shape, carat);
  return piece(code, name, text, {
    itemGroupCode: 'STONES',
    categoryCodes: ['FINDINGS'],
    leadDays: 5,
    refWeight: '0.60',
    sketch: { kind: 'LOOSE_STONE', stone: drawnStone(stone) },
    metals: fineMetals('14KW'),
    stones: [stone],
    attributes: [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS')],
  });
}

/** Work on a piece that the customer sends. The chosen metal is that of the piece. */
function service(
  code: string,
  name: Words,
  text: Words,
  sketch: Sketch,
  row: Partial<PieceRow>,
): NewItemType {
  return piece(code, name, text, {
    itemGroupCode: 'SERVICES',
    categoryCodes: ['SERVICES'],
    leadDays: 5,
    refWeight: '0.10',
    sketch,
    metals: EVERY_METAL,
    ...row,
  });
}

/** Findings, preset stones and workshop services. */
export const findingsAndServices = [
  finding(
    'FN-101',
    ['Lobster clasp, 13 mm', 'Mousqueton, 13 mm'],
    ['Cast in one piece with a steel spring.', 'Coulé d’une pièce, ressort en acier.'],
    'LOBSTER_CLASP',
    '1.20',
    FROM_STOCK,
  ),
  finding(
    'FN-102',
    ['Six-prong setting head, 6.5 mm', 'Chaton six griffes, 6,5 mm'],
    ['For a brilliant of one carat, with a peg to solder.', 'Pour un brillant d’un carat, tige à souder.'],
    'SETTING_HEAD',
    '0.55',
  ),
  finding(
    'FN-103',
    ['Jump rings, 4 mm, packet of ten', 'Anneaux ouverts, 4 mm, lot de dix'],
    ['Saw-cut, so that they close without a gap.', 'Coupés à la scie, ils se ferment sans jour.'],
    'JUMP_RING',
    '1.10',
    FROM_STOCK,
  ),
  finding(
    'FN-104',
    ['Ear wires, pair', 'Crochets d’oreilles, la paire'],
    ['Bead-and-coil wires, tumbled smooth.', 'Crochets à perle et ressort, polis au tonneau.'],
    'EAR_WIRE',
    '0.70',
    FROM_STOCK,
  ),
  finding(
    'FN-105',
    ['Ear posts with backs, pair', 'Tiges d’oreilles et poussoirs, la paire'],
    ['Posts of 0.9 mm on pads of 5 mm.', 'Tiges de 0,9 mm sur plateaux de 5 mm.'],
    'EAR_POST',
    '0.80',
    FROM_STOCK,
  ),
  finding(
    'FN-106',
    ['Spring ring clasp, 6 mm', 'Fermoir anneau à ressort, 6 mm'],
    ['The clasp of our fine chains, with a closed ring.', 'Le fermoir de nos chaînes fines, à anneau fermé.'],
    'JUMP_RING',
    '0.30',
    FROM_STOCK,
  ),
  finding(
    'FN-107',
    ['Trace chain by the spool, one metre', 'Chaîne forçat au mètre, sur bobine'],
    [
      'The wire chain of our pendants, cut from the spool; each piece is a metre.',
      'La chaîne de nos pendentifs, coupée de la bobine ; chaque pièce fait un mètre.',
    ],
    'JUMP_RING',
    '4.60',
    {
      ...FROM_STOCK,
      categoryCodes: ['FINDINGS', 'CHAINS'],
      sketch: { kind: 'NECKLACE', style: 'TRACE', width: 1.8 },
    },
  ),
  preset(
    'ST-201',
    ['Preset brilliant, half a carat', 'Brillant prêt à monter, un demi-carat'],
    [
      'Set in a four-prong head: solder, polish, done.',
      'Serti dans un chaton à quatre griffes : souder, polir, c’est prêt.',
    ],
    'ROUND',
    '0.50',
  ),
  preset(
    'ST-202',
    ['Preset brilliant, one carat', 'Brillant prêt à monter, un carat'],
    ['The stone of our Aurora ring in its head.', 'La pierre de notre bague Aurora dans son chaton.'],
    'ROUND',
    '1.00',
  ),
  preset(
    'ST-203',
    ['Preset oval, one carat', 'Ovale prêt à monter, un carat'],
    ['An oval in a double-gallery head.', 'Un ovale dans un chaton à double galerie.'],
    'OVAL',
    '1.00',
  ),
  service(
    'SV-301',
    ['Ring sizing', 'Mise à la taille'],
    [
      'Up or down two sizes, soldered with the same alloy and refinished.',
      'Jusqu’à deux tailles en plus ou en moins, même alliage, finition refaite.',
    ],
    { kind: 'SERVICE', service: 'MANDREL' },
    {
      serviceCodes: ['SIZING'],
      refWeight: '0.40',
      attributes: [requireChoice('SIZE')],
      refSize: '7',
      minSize: '3',
      maxSize: '16',
    },
  ),
  service(
    'SV-302',
    ['Claw re-tipping and inspection', 'Rechargement de griffes et contrôle'],
    [
      'Claws rebuilt under the microscope, every stone checked and cleaned.',
      'Griffes rechargées sous microscope, chaque pierre contrôlée et nettoyée.',
    ],
    { kind: 'SERVICE', service: 'LOUPE' },
    { serviceCodes: ['REPAIR'], refWeight: '0.20' },
  ),
  service(
    'SV-303',
    ['Engraving of your own piece', 'Gravure de votre pièce'],
    [
      'Up to 24 characters by laser, inside or out.',
      'Jusqu’à 24 caractères au laser, à l’intérieur ou à l’extérieur.',
    ],
    { kind: 'SERVICE', service: 'ENGRAVED_PLATE' },
    { serviceCodes: ['ENGRAVING'], attributes: [{ ...requireChoice('ENGRAVING') }], refWeight: '0' },
  ),
  service(
    'SV-304',
    ['Rhodium replating', 'Rhodiage'],
    [
      'Stripped, polished and plated; white gold looks new again.',
      'Décapage, polissage et rhodiage ; l’or blanc redevient neuf.',
    ],
    { kind: 'SERVICE', service: 'LOUPE' },
    {
      serviceCodes: ['PLATING'],
      treatmentCodes: ['RHODIUM'],
      refWeight: '0',
      metals: ['14KW', '18KW', '10KW'],
    },
  ),
  service(
    'SV-390',
    ['Remounting of heirloom stones', 'Remontage de pierres de famille'],
    [
      'We unset, certify and remount your stones in a new piece; price after inspection.',
      'Nous dessertissons, expertisons et remontons vos pierres dans une pièce nouvelle ; prix après examen.',
    ],
    { kind: 'SERVICE', service: 'LOUPE' },
    {
      quoteRequired: true,
      requiresProof: true,
      leadDays: 30,
      serviceCodes: ['CAD', 'SETTING'],
      refWeight: '4.00',
    },
  ),
];
