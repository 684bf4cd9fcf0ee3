import { integerOrNull, textOrNull } from '../../../lib/forms/form-values.ts';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import type { Piece } from '../../../pieces/PieceSearch.tsx';

/** A line of a consignment being created. Options, quantity and price are in its fields. */
export type PackedLine = {
  /** Distinguishes lines of the same piece. */
  readonly key: string;
  readonly piece: Piece;
};

/** Name of a line’s field, which is its path in the mutation input. */
export function lineField(index: number, field: 'alloyId' | 'size' | 'quantity' | 'memoPrice'): string {
  return `lines.${index}.${field}`;
}

/** A line as mutation input. */
export function sentLine({ piece }: PackedLine, index: number, data: FormData) {
  return {
    itemTypeId: piece.databaseId,
    alloyId: integerOrNull(data, lineField(index, 'alloyId')),
    size: textOrNull(data, lineField(index, 'size')),
    quantity: integerOrNull(data, lineField(index, 'quantity')) ?? 0,
    memoPrice: amountOrNull(data, lineField(index, 'memoPrice')) ?? '0',
  };
}
