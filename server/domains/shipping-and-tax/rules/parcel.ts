import { type Decimal, type DecimalInput, decimal, maxDecimal, sumMoney, ZERO } from '../../../lib/money.ts';

/** The box of one piece in mm; 0 for an unknown side. */
export type ParcelSize = { length: number; width: number; height: number };

/** A cart as a parcel. */
export type Parcel = {
  /** Grams. */
  weight: Decimal;
  /** Cubic centimetres. */
  volume: Decimal;
  /** Longest side of a box in mm. */
  longestSide: number;
};

type BoxColumns = { parcelLength: number | null; parcelWidth: number | null; parcelHeight: number | null };

const CUBIC_MM_PER_CUBIC_CM = 1_000;

/** The box of a piece: its own sides, otherwise those of its group. */
export function parcelSize(piece: BoxColumns & { itemGroup: BoxColumns }): ParcelSize {
  const { itemGroup } = piece;
  return {
    length: piece.parcelLength ?? itemGroup.parcelLength ?? 0,
    width: piece.parcelWidth ?? itemGroup.parcelWidth ?? 0,
    height: piece.parcelHeight ?? itemGroup.parcelHeight ?? 0,
  };
}

/** Lines of a cart as one parcel. Unknown values count as 0. */
export function parcelOf(
  lines: readonly { estimatedWeight: DecimalInput | null; quantity: number; parcel: ParcelSize | null }[],
): Parcel {
  return {
    weight: sumMoney(
      lines.map(({ estimatedWeight, quantity }) =>
        estimatedWeight === null ? ZERO : decimal(estimatedWeight).mul(quantity),
      ),
    ),
    volume: sumMoney(
      lines.map(({ parcel, quantity }) =>
        parcel
          ? decimal(String(parcel.length * parcel.width * parcel.height))
              .div(CUBIC_MM_PER_CUBIC_CM)
              .mul(quantity)
          : ZERO,
      ),
    ),
    longestSide: Math.max(
      0,
      ...lines.map(({ parcel }) => (parcel ? Math.max(parcel.length, parcel.width, parcel.height) : 0)),
    ),
  };
}

const GRAMS_PER_KILOGRAM = 1_000;

/** Dimensional weight of a parcel in grams, with a divisor in cm³ per kilogram; 0 if only the weight counts. */
function dimensionalWeight({ volume }: Pick<Parcel, 'volume'>, divisor: Decimal | null): Decimal {
  return divisor?.greaterThan(0) ? volume.mul(GRAMS_PER_KILOGRAM).div(divisor) : ZERO;
}

/** Chargeable weight in grams: the larger of weight and dimensional weight. */
export function chargeableWeight(
  parcel: Pick<Parcel, 'volume' | 'weight'>,
  divisor: Decimal | null,
): Decimal {
  return maxDecimal(parcel.weight, dimensionalWeight(parcel, divisor));
}

/** Whether a method takes a parcel of its weight and size. */
export function carries(
  method: { maxWeight: DecimalInput | null; maxLength: number | null },
  { weight, longestSide }: Pick<Parcel, 'weight' | 'longestSide'>,
): boolean {
  if (method.maxWeight !== null && weight.greaterThan(decimal(method.maxWeight))) return false;
  return method.maxLength === null || longestSide <= method.maxLength;
}
