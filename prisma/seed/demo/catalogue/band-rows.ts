import type { BandProfile, Finish, MetalColour } from '../../../../drawings/piece-drawing.ts';
import type {
  NewItemType,
  NewItemTypeStone,
} from '../../../../server/domains/catalog/item-types/new-item-type.ts';
import { bandMetals, offer, type PieceRow, piece, requireChoice, type Words } from './piece.ts';
import { drawnStone } from './ring-rows.ts';

type BandRow = {
  category: string;
  profile: BandProfile;
  /** mm */
  width: number;
  weight: string;
  finish?: Finish;
  metals?: readonly string[];
  stones?: readonly [NewItemTypeStone];
  secondMetal?: MetalColour;
  thickness?: string;
  days?: number;
  featured?: number;
} & Partial<Pick<PieceRow, 'variants' | 'quantityBreaks' | 'pricingMode'>>;

const BREAKS = [
  { fromQuantity: 5, percent: '4' },
  { fromQuantity: 10, percent: '7' },
];

/** A wedding band. All of its weight grows with the size. */
export function band(code: string, name: Words, text: Words, row: BandRow): NewItemType {
  const {
    category,
    profile,
    width,
    weight,
    finish = 'POLISHED',
    metals = bandMetals(),
    stones,
    secondMetal,
    days = 8,
    ...rest
  } = row;
  const stone = stones ? { stone: drawnStone(stones[0]) } : {};
  return piece(code, name, text, {
    itemGroupCode: 'BANDS',
    categoryCodes: [category],
    leadDays: days,
    refWeight: weight,
    refSize: '7',
    minSize: stones ? '4' : '3',
    maxSize: stones ? '10' : '16',
    thickness: '1.8',
    shankShare: '1',
    sketch: secondMetal
      ? { kind: 'TWO_TONE_BAND', profile, width, finish, secondMetal, ...stone }
      : { kind: 'BAND', profile, width, finish, ...stone },
    metals,
    acceptsOwnMetal: !stones,
    ...(stones ? { stones } : {}),
    serviceCodes: ['CASTING', 'FINISHING'],
    attributes: [
      requireChoice('SIZE'),
      offer('FINISH', finish),
      ...(stones ? [offer('STONE', 'DIAMOND'), offer('STONE_QUALITY', 'G-VS')] : []),
      offer('ENGRAVING'),
    ],
    views: ['FRONT', 'TOP'],
    quantityBreaks: BREAKS,
    ...rest,
  });
}
