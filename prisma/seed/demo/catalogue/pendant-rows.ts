import type {
  NewItemType,
  NewItemTypeStone,
} from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import {
  chainOf,
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

type PendantRow = {
  category: string;
  sketch: Sketch;
  weight: string;
  metals?: readonly string[];
  stones?: readonly NewItemTypeStone[];
  days?: number;
  featured?: number;
} & Partial<
  Pick<
    PieceRow,
    | 'attributes'
    | 'findings'
    | 'treatmentCodes'
    | 'quoteRequired'
    | 'cadVolume'
    | 'finishRatio'
    | 'surfaceArea'
    | 'requiresProof'
    | 'subItems'
    | 'serviceCodes'
    | 'itemGroupCode'
  >
>;

/** A pendant with its bail, on a trace chain of the same metal. */
export function pendant(code: string, name: Words, text: Words, row: PendantRow): NewItemType {
  const { category, weight, metals = everydayMetals(), days = 10, stones = [], ...rest } = row;
  const diamonds = stones.length > 0 && stones.every((stone) => stone.gem === 'DIAMOND');
  return piece(code, name, text, {
    itemGroupCode: 'PENDANTS',
    categoryCodes: [category],
    leadDays: days,
    refWeight: weight,
    metals,
    stones,
    findings: [{ findingCode: 'BAIL_6', quantity: '1' }],
    serviceCodes: ['CASTING', 'FINISHING'],
    attributes: [
      ...(diamonds ? [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS')] : []),
      chainOf('45'),
    ],
    subItems: [{ code: 'CH-101', quantity: 1 }],
    views: ['FRONT'],
    ...rest,
  });
}

/** A pendant of a single stone, with or without a halo. */
export function stonePendant(
  code: string,
  name: Words,
  text: Words,
  weight: string,
  main: NewItemTypeStone,
  more: Partial<PendantRow> & { halo?: number } = {},
) {
  const { halo, ...rest } = more;
  const melee = halo ? side('DIAMOND', 'ROUND', '0.010', halo) : null;
  const sketch: Sketch = {
    kind: 'STONE_PENDANT',
    stone: drawnStone(main),
    ...(melee ? { accent: drawnStone(melee) } : {}),
  };
  const coloured = main.gem !== 'DIAMOND' && !melee && main.shape !== 'CABOCHON' && main.gem !== 'PEARL';
  return pendant(code, name, text, {
    category: 'STONE_PENDANTS',
    sketch,
    weight,
    stones: melee ? [main, melee] : [main],
    metals: fineMetals(),
    ...(coloured
      ? {
          attributes: [offer('GEMSTONE', main.gem), offer('GEM_QUALITY', 'AA'), chainOf('45')],
        }
      : {}),
    ...rest,
  });
}

/** The choices of a flat pendant. */
export const FLAT_ATTRIBUTES = [
  offer('FINISH', 'POLISHED', ['POLISHED', 'BRUSHED', 'HAMMERED']),
  chainOf('45'),
  offer('ENGRAVING'),
];
