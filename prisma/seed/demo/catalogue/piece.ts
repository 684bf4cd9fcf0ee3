import type { Finish, MetalColour, PieceDrawing, View } from '../../../../drawings/piece-drawing.ts';
import type {
  NewItemType,
  NewItemTypeAttribute,
  NewItemTypeStone,
} from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import { demoAlloys } from './alloys.ts';
import { demoAttributes } from './attributes.ts';

/** A text in English and French. */
export type Words = readonly [en: string, fr: string];

type WithoutMetal<Drawing> = Drawing extends PieceDrawing
  ? Omit<Drawing, 'metalColour' | 'finish'> & { finish?: Finish }
  : never;

/** A drawing whose metal comes from the default alloy. The default finish is polished. */
export type Sketch = WithoutMetal<PieceDrawing>;

/** A row of the catalogue. `metals` are alloy codes, the default first. */
export type PieceRow = Omit<
  NewItemType,
  | 'code'
  | 'nameEn'
  | 'nameFr'
  | 'descriptionEn'
  | 'descriptionFr'
  | 'drawing'
  | 'alloyCodes'
  | 'images'
  | 'featuredRank'
> & { sketch: Sketch; metals: readonly string[]; views?: readonly View[]; featured?: number };

const COLOURS: Record<string, MetalColour> = {
  YELLOW: 'YELLOW',
  WHITE: 'WHITE',
  ROSE: 'ROSE',
  PLATINUM: 'PLATINUM',
  PALLADIUM: 'PALLADIUM',
  SILVER: 'SILVER',
};

const VIEW_NAMES: Record<View, Words> = {
  ANGLE: ['three-quarter view', 'vue de trois quarts'],
  FRONT: ['front view', 'vue de face'],
  TOP: ['view from above', 'vue de dessus'],
};

/** The manufacturer's standard markups in percent. */
const MARKUPS = { markupMetal: '10', markupLabour: '40', markupStone: '25', markupFinding: '30' };

/** A piece of the demo catalogue. */
export function piece(code: string, name: Words, text: Words, row: PieceRow): NewItemType {
  const { sketch, metals, views = [], featured, ...rest } = row;
  const drawing = inMetal(sketch, metals[0] ?? '14KY');
  return {
    code,
    nameEn: name[0],
    nameFr: name[1],
    descriptionEn: text[0],
    descriptionFr: text[1],
    lossPercent: '5',
    thickness: '0',
    shankShare: '0',
    roundUnitTo: '1.00',
    ...MARKUPS,
    ...rest,
    featuredRank: featured ?? null,
    drawing,
    alloyCodes: metals,
    images: views.map((view) => ({
      altEn: `${name[0]}, ${VIEW_NAMES[view][0]}`,
      altFr: `${name[1]}, ${VIEW_NAMES[view][1]}`,
      drawing: { ...drawing, view },
    })),
  };
}

/** A drawing in the metal of an alloy. */
function inMetal(sketch: Sketch, alloyCode: string): PieceDrawing {
  const alloy = demoAlloys.find((each) => each.code === alloyCode);
  return {
    ...sketch,
    metalColour: COLOURS[alloy?.colour ?? ''] ?? 'YELLOW',
    finish: sketch.finish ?? 'POLISHED',
  };
}

/** An attribute with all of its options or the given ones. The default applies if nothing is chosen. */
export function offer(
  attributeCode: string,
  defaultOptionCode?: string,
  only?: readonly string[],
): NewItemTypeAttribute {
  const attribute = demoAttributes.find(({ code }) => code === attributeCode);
  const optionCodes = only ?? (attribute?.options ?? []).map(({ code }) => code);
  return { attributeCode, required: false, optionCodes, ...(defaultOptionCode ? { defaultOptionCode } : {}) };
}

/**
 * The length of a chain in centimetres. `weighed` is for a piece that is itself the chain, with a weight at the
 * standard length.
 */
export function chainOf(standard: string, { weighed = false } = {}): NewItemTypeAttribute {
  const number = {
    min: '38',
    max: '60',
    step: '1',
    default: standard,
    weighed: weighed ? standard : null,
  };
  return { ...offer('CHAIN_LENGTH'), number };
}

/** The same, but the customer must choose. */
export function requireChoice(attributeCode: string, only?: readonly string[]): NewItemTypeAttribute {
  return { ...offer(attributeCode, undefined, only), required: true };
}

/** The centre stone of a piece. */
export function centre(
  gem: string,
  shape: string,
  caratEach: string,
  settingType = 'PRONG',
  count = 1,
): NewItemTypeStone {
  return {
    position: 'CENTRE',
    gem,
    shape,
    quality: isDiamondLike(gem) ? 'G-VS' : 'AA',
    caratEach,
    count,
    settingType,
  };
}

/** The smaller stones of a piece. */
export function side(
  gem: string,
  shape: string,
  caratEach: string,
  count: number,
  settingType = 'PAVE',
): NewItemTypeStone {
  return { ...centre(gem, shape, caratEach, settingType, count), position: 'SIDE' };
}

function isDiamondLike(gem: string): boolean {
  return gem === 'DIAMOND' || gem === 'LAB_DIAMOND' || gem === 'MOISSANITE';
}

/** Alloys of fine pieces, the default first. */
export function fineMetals(first = '14KY'): string[] {
  return startingWith(first, ['14KY', '14KW', '14KR', '18KY', '18KW', '18KR', 'PT950']);
}

/** Alloys of everyday pieces, including silver. */
export function everydayMetals(first = '14KY'): string[] {
  return startingWith(first, ['14KY', '14KW', '14KR', '10KY', '10KW', '18KY', 'AG925']);
}

/** Alloys of wedding bands. */
export function bandMetals(first = '14KY'): string[] {
  return startingWith(first, [
    '14KY',
    '14KW',
    '14KR',
    '10KY',
    '18KY',
    '18KW',
    '18KR',
    '22KY',
    'PT950',
    'PD950',
  ]);
}

function startingWith(first: string, all: readonly string[]): string[] {
  return [first, ...all.filter((code) => code !== first)];
}
