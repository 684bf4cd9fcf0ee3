import { drawnGem } from '../../../../drawings/configured-drawing.ts';
import type { Gem, Stone, StoneShape } from '../../../../drawings/piece-drawing.ts';
import { stoneLength } from '../../../../drawings/stone-length.ts';
import type {
  NewItemType,
  NewItemTypeStone,
} from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import { fineMetals, offer, type PieceRow, piece, requireChoice, type Sketch, type Words } from './piece.ts';

/** The differences between rings: metal in grams at US size 7, stones, and exceptions from the defaults. */
export type RingRow = {
  category: string;
  kind: Extract<Sketch, { stone: Stone; accent?: Stone }>['kind'] & `${string}_RING`;
  weight: string;
  stones: readonly [NewItemTypeStone, ...NewItemTypeStone[]];
  metals?: readonly string[];
  secondMetal?: 'WHITE' | 'YELLOW' | 'ROSE';
  days?: number;
  featured?: number;
} & Partial<
  Pick<
    PieceRow,
    | 'quoteRequired'
    | 'requiresProof'
    | 'pricingMode'
    | 'attributes'
    | 'sketch'
    | 'minSize'
    | 'maxSize'
    | 'variants'
  >
>;

/** A ring with stones, in sizes 4 to 9 by default. */
export function stoneRing(code: string, name: Words, text: Words, row: RingRow): NewItemType {
  const { category, kind, weight, stones, metals = fineMetals(), secondMetal, days = 12, ...rest } = row;
  const [main, accent] = stones;
  const sketch: Sketch = {
    kind,
    stone: drawnStone(main),
    ...(accent ? { accent: drawnStone(accent) } : {}),
    ...(secondMetal ? { secondMetal } : {}),
  };
  return piece(code, name, text, {
    itemGroupCode: 'RINGS',
    categoryCodes: [category],
    leadDays: days,
    refWeight: weight,
    refSize: '7',
    minSize: '4',
    maxSize: '9',
    thickness: '1.8',
    shankShare: '0.7',
    sketch,
    metals,
    stones,
    serviceCodes: ['CASTING', 'FINISHING'],
    attributes: ringAttributes(stones),
    views: ['FRONT', 'TOP'],
    ...rest,
  });
}

/** A stone as the picture shows it. */
export function drawnStone(stone: NewItemTypeStone): Stone {
  const shape = DRAWN_SHAPES[stone.shape] ?? 'ROUND';
  const gem: Gem = drawnGem(stone.gem) ?? 'DIAMOND';
  return { shape, gem, count: stone.count, size: stoneLength(shape, Number(stone.caratEach), gem) };
}

const DRAWN_SHAPES: Record<string, StoneShape> = {
  ROUND: 'ROUND',
  OVAL: 'OVAL',
  PRINCESS: 'PRINCESS',
  CUSHION: 'CUSHION',
  EMERALD: 'EMERALD',
  BAGUETTE: 'BAGUETTE',
  PEAR: 'PEAR',
  MARQUISE: 'MARQUISE',
  CABOCHON: 'CABOCHON',
};

/** Gems that fit the same mounting. */
const COLOURED_GEMS = ['SAPPHIRE', 'RUBY', 'EMERALD', 'AMETHYST', 'AQUAMARINE'];

/** A diamond has a choice of origin, weight and quality; a single coloured stone of gem and quality. */
function ringAttributes(stones: readonly NewItemTypeStone[]) {
  const diamonds = stones.every((stone) => stone.gem === 'DIAMOND');
  const [main] = stones;
  const lonely = stones.length === 1 && main?.position === 'CENTRE' && COLOURED_GEMS.includes(main.gem);
  return [
    requireChoice('SIZE'),
    ...(diamonds ? [offer('STONE', 'DIAMOND')] : []),
    ...(!diamonds && lonely && main ? [offer('GEMSTONE', main.gem)] : []),
    ...(diamonds && main?.position === 'CENTRE'
      ? [offer('CENTRE_STONE', `CT_${main.caratEach}`, caratsAround(main.caratEach))]
      : []),
    ...(diamonds ? [offer('STONE_QUALITY', 'G-VS')] : []),
    ...(!diamonds && lonely ? [offer('GEM_QUALITY', 'AA')] : []),
    offer('ENGRAVING'),
  ];
}

const CARATS = ['0.30', '0.50', '0.70', '0.90', '1.00', '1.25', '1.50', '2.00', '2.50', '3.00'];

/** Centre stones that fit a mounting: two weights below and three above. */
function caratsAround(carat: string): string[] {
  const middle = CARATS.indexOf(carat);
  return CARATS.slice(Math.max(0, middle - 2), middle + 4).map((each) => `CT_${each}`);
}
