import { type Decimal, decimal } from '../../../lib/money.ts';
import type { Piece } from '../sources/piece.ts';

/**
 * The sizes in which a piece may have its lowest or highest price. Weight grows with the size and the price grows with
 * the weight, except where labour reaches a threshold. So only the smallest and largest size on each side of a
 * threshold are needed. `sizes` are ascending; null, the piece without a size, has its own weight.
 */
export function decisiveSizes(
  piece: Piece,
  sizes: readonly (string | null)[],
  weightIn: (size: string | null) => Decimal | null,
): (string | null)[] {
  const thresholds = piece.services.flatMap(({ rate }) => (rate ? [decimal(rate.threshold)] : []));
  const sideOf = (size: string | null) => {
    const weight = weightIn(size);
    return thresholds.map((threshold) => weight?.lessThan(threshold)).join();
  };
  return [
    ...sizes.filter((size) => size === null),
    ...endsOfSides(
      sizes.filter((size) => size !== null),
      sideOf,
    ),
  ];
}

function endsOfSides(sizes: readonly string[], sideOf: (size: string) => string): readonly string[] {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (sizes.length <= 2 || first === undefined || last === undefined) return sizes;
  if (sideOf(first) === sideOf(last)) return [first, last];
  const middle = Math.floor(sizes.length / 2);
  return [...endsOfSides(sizes.slice(0, middle), sideOf), ...endsOfSides(sizes.slice(middle), sideOf)];
}
