import { Decimal } from '../../../lib/money.ts';
import { type Grams, roundGrams } from '../../../lib/weight.ts';
import { insideDiameter, type UsRingSize } from './ring-size.ts';

/** A piece that was weighed in one size and one alloy. */
interface ReferenceWeight {
  kind: 'REFERENCE';
  /** Grams at `referenceSize` in metal of `referenceDensity`. */
  weight: Decimal;
  /** The weighed size; null for pieces without a ring size. */
  referenceSize: UsRingSize | null;
  /** Thickness of the shank in mm. */
  thickness: Decimal;
  /** Share of the weight that grows with the size, 0 to 1; 1 for plain bands. */
  shankShare: Decimal;
  /** g/cm³ of the weighed metal; null if the weight applies to all alloys. */
  referenceDensity: Decimal | null;
}

/** A piece whose weight follows from its CAD model. */
interface CadWeight {
  kind: 'CAD';
  volumeCm3: Decimal;
  /** Share of the casting that remains after finishing, 0 to 1. */
  finishRatio: Decimal;
}

/** The source of a piece's weight. */
export type PieceWeight = ReferenceWeight | CadWeight;

/** Finished weight in grams (0.01) in a size and an alloy; null if a needed size or density is unknown. */
export function pieceWeight(
  source: PieceWeight,
  size: UsRingSize | null,
  alloyDensity: Decimal | null,
): Grams | null {
  if (source.kind === 'CAD') {
    if (alloyDensity === null) return null;
    return roundGrams(source.volumeCm3.mul(alloyDensity).mul(source.finishRatio));
  }
  const bySize = sizeRatio(source, size);
  if (bySize === null) return null;
  const byDensity =
    source.referenceDensity === null || alloyDensity === null
      ? new Decimal(1)
      : alloyDensity.div(source.referenceDensity);
  return roundGrams(source.weight.mul(bySize).mul(byDensity));
}

/** phi × (d(size)+t)/(d(ref)+t) + (1 − phi); 1 for pieces without a size. */
function sizeRatio(source: ReferenceWeight, size: UsRingSize | null): Decimal | null {
  if (source.referenceSize === null || source.shankShare.isZero()) return new Decimal(1);
  if (size === null) return null;
  const across = insideDiameter(size).plus(source.thickness);
  const reference = insideDiameter(source.referenceSize).plus(source.thickness);
  return source.shankShare.mul(across.div(reference)).plus(new Decimal(1).minus(source.shankShare));
}
