import type {
  Finish,
  Gem,
  MetalColour,
  PieceDrawing,
  SinglePiece,
  Stone,
  StoneShape,
} from './piece-drawing.ts';
import { stoneLength } from './stone-length.ts';

/** Choices of a configuration that change the picture, as codes of alloys and attribute options. */
export type PictureChoices = {
  /** Colour of the alloy or plating: YELLOW, WHITE, ROSE, PLATINUM, PALLADIUM, SILVER or BLACK. */
  metalColour?: string | null;
  /** Code of the finish. */
  finish?: string | null;
  /** Gem that replaces the piece's stones. */
  stoneGem?: string | null;
  /** Carat of the centre stone. */
  centreCarat?: number | null;
  /** Cut that replaces that of the piece's stones. */
  stoneShape?: string | null;
  /**
   * Choices for the part of a set: its second piece, or the chain, hooks or clasp of a piece. They are complete: nothing
   * of the main piece is added. Without them, the part is drawn with the choices for the main piece.
   */
  part?: Omit<PictureChoices, 'part'> | null;
};

const SHAPES: Readonly<Record<string, StoneShape>> = {
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

const METALS: Record<string, MetalColour> = {
  YELLOW: 'YELLOW',
  WHITE: 'WHITE',
  ROSE: 'ROSE',
  PLATINUM: 'PLATINUM',
  PALLADIUM: 'PALLADIUM',
  SILVER: 'SILVER',
  BLACK: 'BLACK',
};

const FINISHES: Record<string, Finish> = {
  POLISHED: 'POLISHED',
  BRUSHED: 'BRUSHED',
  SATIN: 'SATIN',
  HAMMERED: 'HAMMERED',
  MILGRAIN: 'MILGRAIN',
};

const GEMS: Record<string, Gem> = {
  DIAMOND: 'DIAMOND',
  LAB_DIAMOND: 'DIAMOND',
  MOISSANITE: 'MOISSANITE',
  SAPPHIRE: 'SAPPHIRE',
  RUBY: 'RUBY',
  EMERALD: 'EMERALD',
  AMETHYST: 'AMETHYST',
  AQUAMARINE: 'AQUAMARINE',
  OPAL: 'OPAL',
  PEARL: 'PEARL',
  ONYX: 'ONYX',
};

/** The drawn gem for a gem code of the price lists; null for an unknown code. */
export function drawnGem(code: string): Gem | null {
  return GEMS[code] ?? null;
}

/** The drawing of a piece as configured; unknown codes are ignored. */
export function configuredDrawing(piece: PieceDrawing, choices: PictureChoices): PieceDrawing {
  const { part, ...own } = choices;
  const ofPart = part ?? own;
  if (piece.kind === 'COVER') {
    const [first, second] = piece.pieces;
    return { ...piece, pieces: [configuredPiece(first, own), configuredPiece(second, ofPart)] };
  }
  if (piece.showsPart) return configuredPiece(piece, ofPart);
  return withPart(configuredPiece(piece, own), part?.metalColour ?? null);
}

/** Kinds of pieces whose part is drawn: chain, hooks or clasp. */
const WITH_PART: ReadonlySet<string> = new Set<SinglePiece['kind']>([
  'STONE_PENDANT',
  'PLATE_PENDANT',
  'FINGERPRINT_PENDANT',
  'CROSS_PENDANT',
  'LOCKET_PENDANT',
  'URN_PENDANT',
  'DROP_EARRINGS',
  'CHAIN_BRACELET',
  'NECKLACE',
]);

function withPart(piece: SinglePiece, colour: string | null): SinglePiece {
  const partMetal = METALS[colour ?? ''];
  const isShown = partMetal && partMetal !== piece.metalColour && WITH_PART.has(piece.kind);
  return isShown ? { ...piece, partMetal } : piece;
}

function configuredPiece(piece: SinglePiece, choices: PictureChoices): SinglePiece {
  const metalColour = METALS[choices.metalColour ?? ''] ?? piece.metalColour;
  const finish = FINISHES[choices.finish ?? ''] ?? piece.finish;
  const gem = drawnGem(choices.stoneGem ?? '');
  const configured = { ...piece, metalColour, finish };
  if (!('stone' in configured) || !configured.stone) return configured;
  const shape = SHAPES[choices.stoneShape ?? ''] ?? configured.stone.shape;
  const stone = { ...configured.stone, shape, size: sizeInCut(configured.stone, shape) };
  return { ...configured, stone: configuredStone(stone, gem, choices.centreCarat ?? null) };
}

/** More stones than this are in a row, whose positions do not change. */
const MAX_WITHOUT_CHILD = 2;

/** The length of a stone of the same weight in another cut. */
function sizeInCut({ shape: own, size, count, gem }: Stone, shape: StoneShape): number {
  if (shape === own || count > MAX_WITHOUT_CHILD) return size;
  return Math.round(((size * stoneLength(shape, 1, gem)) / stoneLength(own, 1, gem)) * 10) / 10;
}

function configuredStone(stone: Stone, gem: Gem | null, carat: number | null): Stone {
  const size = carat === null || stone.count > 1 ? stone.size : stoneLength(stone.shape, carat, stone.gem);
  return { ...stone, gem: gem ?? stone.gem, size };
}

/** Whether stored JSON is a drawing. Checks only its family, metal and finish. */
function isPieceDrawing(value: unknown): value is PieceDrawing {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, metalColour, finish } = value as { kind?: unknown; metalColour?: unknown; finish?: unknown }; // fields are checked below
  return (
    typeof kind === 'string' &&
    typeof metalColour === 'string' &&
    metalColour in METALS &&
    typeof finish === 'string' &&
    finish in FINISHES
  );
}

/** The drawing of another view of a piece, which contains the differences from the main view; null for invalid JSON. */
export function drawingOfView(piece: unknown, view: unknown): PieceDrawing | null {
  return drawingOfJson(Object.assign({}, piece, view));
}

/** A stored drawing; null for invalid JSON. */
export function drawingOfJson(json: unknown): PieceDrawing | null {
  return isPieceDrawing(json) ? json : null;
}
