import type { Gem, StoneShape } from './piece-drawing.ts';

/** Length in mm of a well-cut stone of one carat. */
const ONE_CARAT: Record<StoneShape, number> = {
  ROUND: 6.5,
  OVAL: 7.8,
  PRINCESS: 5.6,
  CUSHION: 6,
  EMERALD: 7,
  BAGUETTE: 7.4,
  PEAR: 8.4,
  MARQUISE: 10,
  CABOCHON: 7.4,
};

/** Diameter in mm of a pearl of one carat, which is a sphere and lighter than a diamond. */
const ONE_CARAT_PEARL = 5.2;

/** Length of a stone in mm, rounded to 0.1, by its cut and weight in carats. */
export function stoneLength(shape: StoneShape, carat: number, gem: Gem = 'DIAMOND'): number {
  const unit = gem === 'PEARL' ? ONE_CARAT_PEARL : ONE_CARAT[shape];
  return Math.round(unit * Math.cbrt(carat) * 10) / 10;
}
