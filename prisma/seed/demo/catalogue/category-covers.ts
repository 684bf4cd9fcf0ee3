import type {
  Gem,
  MetalColour,
  PieceDrawing,
  SinglePiece,
  Stone,
  StoneShape,
} from '../../../../drawings/piece-drawing.ts';

/** The cover of a category: its only piece or two pieces. Null without pieces. */
export function coverOf(pieces: readonly SinglePiece[]): PieceDrawing | null {
  const [first, second] = pieces;
  if (!first) return null;
  if (!second) return first;
  return { kind: 'COVER', metalColour: first.metalColour, finish: first.finish, pieces: [first, second] };
}

function of(metalColour: MetalColour) {
  return { metalColour, finish: 'POLISHED' } as const;
}

function stone(size: number, shape: StoneShape = 'ROUND', gem: Gem = 'DIAMOND', count = 1): Stone {
  return { shape, gem, count, size };
}

const [yellow, white, rose, silver] = [of('YELLOW'), of('WHITE'), of('ROSE'), of('SILVER')];
const melee = stone(1.3, 'ROUND', 'DIAMOND', 20);

const solitaire: SinglePiece = { ...yellow, kind: 'SOLITAIRE_RING', stone: stone(7.2) };
const halo: SinglePiece = {
  ...white,
  kind: 'HALO_RING',
  stone: stone(7.4, 'OVAL', 'SAPPHIRE'),
  accent: melee,
};
const court: SinglePiece = { ...yellow, kind: 'BAND', profile: 'COMFORT', width: 5 };
const hammered: SinglePiece = { ...yellow, kind: 'BAND', profile: 'COMFORT', width: 6, finish: 'HAMMERED' };
const diamondBand: SinglePiece = {
  ...white,
  kind: 'BAND',
  profile: 'FLAT',
  width: 3.4,
  stone: stone(1.8, 'ROUND', 'DIAMOND', 24),
};
const drop: SinglePiece = {
  ...rose,
  kind: 'STONE_PENDANT',
  stone: stone(10, 'PEAR', 'AMETHYST'),
  accent: melee,
};
const locket: SinglePiece = { ...yellow, kind: 'LOCKET_PENDANT', form: 'OVAL' };
const fingerprint: SinglePiece = { ...silver, kind: 'FINGERPRINT_PENDANT', form: 'HEART' };
const urn: SinglePiece = { ...yellow, kind: 'URN_PENDANT', form: 'AMPHORA' };
const studs: SinglePiece = { ...white, kind: 'STUD_EARRINGS', stone: stone(6.5) };
const hoops: SinglePiece = { ...yellow, kind: 'HOOP_EARRINGS', size: 26, width: 2.6 };
const curb: SinglePiece = { ...yellow, kind: 'CHAIN_BRACELET', style: 'CURB', width: 6 };
const bangle: SinglePiece = { ...rose, kind: 'BANGLE', width: 5 };
const signet: SinglePiece = { ...yellow, kind: 'SIGNET_RING', face: 'OVAL' };
const cufflinks: SinglePiece = {
  ...silver,
  kind: 'CUFFLINKS',
  form: 'CUSHION',
  stone: stone(10.4, 'CUSHION', 'ONYX'),
};

/** Pieces on the cover of each category. */
export const categoryCovers: Record<string, readonly SinglePiece[]> = {
  RINGS: [solitaire, halo],
  SOLITAIRES: [{ ...solitaire, metalColour: 'WHITE' }],
  HALOS: [halo],
  THREE_STONE: [{ ...of('PLATINUM'), kind: 'THREE_STONE_RING', stone: stone(6.8), accent: stone(4.8) }],
  ETERNITY: [{ ...white, kind: 'ETERNITY_RING', stone: stone(2.7, 'ROUND', 'DIAMOND', 22) }],
  GEMSTONE_RINGS: [{ ...yellow, kind: 'SOLITAIRE_RING', stone: stone(9.4, 'EMERALD', 'EMERALD') }],
  WEDDING_BANDS: [court, diamondBand],
  CLASSIC_BANDS: [court],
  TEXTURED_BANDS: [hammered],
  DIAMOND_BANDS: [diamondBand],
  TWO_TONE_BANDS: [
    { ...yellow, kind: 'TWO_TONE_BAND', profile: 'FLAT', width: 6, secondMetal: 'WHITE', finish: 'BRUSHED' },
  ],
  WEDDING_SETS: [
    { ...solitaire, metalColour: 'ROSE' },
    { ...court, metalColour: 'ROSE', width: 3 },
  ],
  PENDANTS: [locket, drop],
  STONE_PENDANTS: [drop],
  CROSSES: [{ ...yellow, kind: 'CROSS_PENDANT' }],
  LOCKETS: [locket],
  SYMBOLS: [{ ...rose, kind: 'PLATE_PENDANT', form: 'HEART' }],
  EARRINGS: [hoops, studs],
  STUDS: [studs],
  HOOPS: [hoops],
  DROPS: [{ ...rose, kind: 'DROP_EARRINGS', stone: stone(10, 'PEAR', 'AQUAMARINE'), accent: stone(3) }],
  BRACELETS: [curb, bangle],
  TENNIS: [{ ...white, kind: 'TENNIS_BRACELET', stone: stone(3.6) }],
  BANGLES: [bangle],
  LINK_BRACELETS: [curb],
  CHAINS: [{ ...yellow, kind: 'NECKLACE', style: 'ROPE', width: 4 }],
  MEMORIAL: [fingerprint, urn],
  FINGERPRINTS: [fingerprint],
  URNS: [urn],
  MEN: [signet, cufflinks],
  SIGNETS: [signet],
  CUFFLINKS: [cufflinks],
  BROOCHES: [
    { ...yellow, kind: 'BROOCH', stone: stone(8, 'ROUND', 'PEARL'), accent: stone(1.8), secondMetal: 'ROSE' },
  ],
  FINDINGS: [{ ...yellow, kind: 'FINDING', finding: 'JUMP_RING' }],
  SERVICES: [{ ...yellow, kind: 'SERVICE', service: 'LOUPE' }],
};
