import type { Finish } from '../../../../drawings/piece-drawing.ts';
import type {
  NewItemType,
  NewItemTypeStone,
} from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import {
  everydayMetals,
  fineMetals,
  offer,
  type PieceRow,
  piece,
  type Sketch,
  side,
  type Words,
} from './piece.ts';
import { drawnStone } from './ring-rows.ts';

type PairRow = {
  category: string;
  sketch: Sketch;
  /** Weight of the pair in grams. */
  weight: string;
  metals?: readonly string[];
  stones?: readonly NewItemTypeStone[];
  days?: number;
  featured?: number;
} & Partial<
  Pick<PieceRow, 'attributes' | 'findings' | 'treatmentCodes' | 'subItems' | 'quantityBreaks' | 'pricingMode'>
>;

function pair(code: string, name: Words, text: Words, row: PairRow): NewItemType {
  const { category, weight, metals = fineMetals(), days = 9, ...rest } = row;
  return piece(code, name, text, {
    itemGroupCode: 'EARRINGS',
    categoryCodes: [category],
    leadDays: days,
    refWeight: weight,
    metals,
    serviceCodes: ['CASTING', 'FINISHING'],
    views: ['FRONT'],
    ...rest,
  });
}

/** Studs. The bill of material has both stones and both backs. */
export function studs(
  code: string,
  name: Words,
  text: Words,
  weight: string,
  stone: NewItemTypeStone,
  more: Partial<PairRow> & { halo?: number } = {},
) {
  const { halo, ...rest } = more;
  const melee = halo ? side('DIAMOND', 'ROUND', '0.008', halo * 2) : null;
  const main = { ...stone, count: 2 };
  const diamonds = stone.gem === 'DIAMOND';
  return pair(code, name, text, {
    category: 'STUDS',
    sketch: {
      kind: 'STUD_EARRINGS',
      stone: drawnStone(main),
      ...(melee ? { accent: drawnStone(melee) } : {}),
    },
    weight,
    stones: melee ? [main, melee] : [main],
    findings: [{ findingCode: 'EAR_BACK', quantity: '2' }],
    attributes: [
      ...(diamonds ? [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS')] : []),
      ...(!diamonds && !melee && stone.gem !== 'PEARL'
        ? [offer('GEMSTONE', stone.gem), offer('GEM_QUALITY', 'AA')]
        : []),
      offer('EAR_BACKS', 'BUTTERFLY'),
    ],
    ...rest,
  });
}

/** Hoops by outer diameter and width in mm. The weight is that of the pair. */
export function hoops(
  code: string,
  name: Words,
  text: Words,
  size: number,
  width: number,
  weight: string,
  more: Partial<PairRow> & { finish?: Finish } = {},
) {
  const { finish, ...rest } = more;
  const [stone] = rest.stones ?? [];
  return pair(code, name, text, {
    category: 'HOOPS',
    sketch: {
      kind: 'HOOP_EARRINGS',
      size,
      width,
      ...(finish ? { finish } : {}),
      ...(stone ? { stone: drawnStone(stone) } : {}),
    },
    weight,
    metals: everydayMetals(),
    ...(stone ? { attributes: [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS')] } : {}),
    ...rest,
  });
}

/** Drops on ear wires, which are a separate part. */
export function drops(
  code: string,
  name: Words,
  text: Words,
  weight: string,
  stone: NewItemTypeStone,
  more: Partial<PairRow> & { top?: NewItemTypeStone } = {},
) {
  const { top, ...rest } = more;
  const main = { ...stone, count: 2 };
  return pair(code, name, text, {
    category: 'DROPS',
    sketch: { kind: 'DROP_EARRINGS', stone: drawnStone(main), ...(top ? { accent: drawnStone(top) } : {}) },
    weight,
    stones: top ? [main, top] : [main],
    findings: [{ findingCode: 'JUMP_RING_4', quantity: '4' }],
    subItems: [{ code: 'FN-104', quantity: 1 }],
    days: 11,
    ...rest,
  });
}
