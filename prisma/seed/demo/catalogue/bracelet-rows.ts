import type { ChainStyle, Finish } from '../../../../drawings/piece-drawing.ts';
import type { NewItemType } from '../../../../server/domains/catalog/item-types/new-item-type.ts';
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

type WristRow = {
  category: string;
  sketch: Sketch;
  weight: string;
  metals?: readonly string[];
  days?: number;
  featured?: number;
} & Partial<PieceRow>;

/** A bracelet in three wrist sizes with the same price. */
export function bracelet(code: string, name: Words, text: Words, row: WristRow): NewItemType {
  const { category, weight, metals = everydayMetals(), days = 12, ...rest } = row;
  return piece(code, name, text, {
    itemGroupCode: 'BRACELETS',
    categoryCodes: [category],
    leadDays: days,
    refWeight: weight,
    metals,
    pricingMode: 'ESTIMATED_WEIGHT',
    serviceCodes: ['CASTING', 'FINISHING'],
    attributes: [offer('WRIST', 'M')],
    ...rest,
  });
}

/** A tennis bracelet: `count` brilliants of `carat` each. */
export function tennis(
  code: string,
  name: Words,
  text: Words,
  carat: string,
  count: number,
  weight: string,
  more: Partial<WristRow> = {},
) {
  const stone = side('DIAMOND', 'ROUND', carat, count, 'PRONG');
  return bracelet(code, name, text, {
    category: 'TENNIS',
    sketch: { kind: 'TENNIS_BRACELET', stone: drawnStone(stone) },
    weight,
    metals: fineMetals('14KW'),
    stones: [stone],
    findings: [{ findingCode: 'BOX_CLASP', quantity: '1' }],
    attributes: [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS'), offer('WRIST', 'M')],
    pricingMode: 'FIXED',
    days: 18,
    ...more,
  });
}

/** A bangle or cuff by width in mm. */
export const hoop = (kind: 'BANGLE' | 'CUFF', width: number, finish: Finish = 'POLISHED'): Sketch => ({
  kind,
  width,
  finish,
});

/** A link bracelet's picture by pattern and width in mm. */
export const links = (style: ChainStyle, width: number): Sketch => ({ kind: 'CHAIN_BRACELET', style, width });

/** A link bracelet. Its lobster clasp is a separate part. */
export function linkBracelet(
  code: string,
  name: Words,
  text: Words,
  sketch: Sketch,
  weight: string,
  more: Partial<WristRow> = {},
) {
  return bracelet(code, name, text, {
    category: 'LINK_BRACELETS',
    sketch,
    weight,
    lossPercent: '3',
    serviceCodes: ['FINISHING'],
    subItems: [{ code: 'FN-101', quantity: 1 }],
    days: 7,
    ...more,
  });
}
