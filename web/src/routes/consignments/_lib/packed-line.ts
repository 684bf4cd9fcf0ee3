import { integerOrNull, textOrNull } from '../../../lib/forms/form-values.ts';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import type { Piece } from '../../../pieces/PieceSearch.tsx';

/** A line of a consignment that is being packed; how its piece is made, how many and the price are in its fields. */
export type PackedLine = {
  /** Tells lines of the same piece apart. */
  readonly key: string;
  readonly piece: Piece;
};

/** Name of a field of a line, which is its path in what is sent. */
export function lineField(index: number, field: 'alloyId' | 'size' | 'quantity' | 'memoPrice'): string {
  return `lines.${index}.${field}`;
}

/** A line as it is sent. */
export function sentLine({ piece }: PackedLine, index: number, data: FormData) {
  return {
    itemTypeId: piece.databaseId,
    alloyId: integerOrNull(data, lineField(index, 'alloyId')),
    size: textOrNull(data, lineField(index, 'size')),
    quantity: integerOrNull(data, lineField(index, 'quantity')) ?? 0,
    memoPrice: amountOrNull(data, lineField(index, 'memoPrice')) ?? '0',
  };
}
