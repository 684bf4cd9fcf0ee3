import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { MAX_SHIPMENT_LINES } from '../rules/sales-order-limits.ts';

const rules = z.object({
  lines: z
    .array(z.object({ lineId: z.string().max(100), quantity: z.int().min(0).max(MAX_LINE_QUANTITY) }))
    .max(MAX_SHIPMENT_LINES)
    .nullish(),
});

/** Number of pieces of a line to order again. */
export const SalesOrderReorderLineInput = builder.inputType('SalesOrderReorderLineInput', {
  description: 'How many pieces of a line are ordered again.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Line of the sales order that is repeated.' }),
    quantity: t.int({ required: true, description: 'Pieces, 0 to 999; 0 leaves the line out.' }),
  }),
});

/** Number of pieces to order again by line id; other lines are repeated with the previous number. */
export type PiecesAgain = ReadonlyMap<number, number>;

/** Parses the pieces of a re-order from the input field `lines`. */
export function parsePiecesAgain(
  input: readonly (typeof SalesOrderReorderLineInput.$inferInput)[] | null | undefined,
): PiecesAgain {
  const { lines } = parseInput(rules, {
    lines: input?.map(({ lineId, quantity }) => ({ lineId: String(lineId), quantity })),
  });
  return new Map(
    (lines ?? []).map(({ lineId, quantity }, index) => {
      const id = localId('SalesOrderLine', lineId);
      if (id === null) throw unknownLine(index);
      return [id, quantity];
    }),
  );
}

/**
 * Checks the pieces of a re-order.
 * @throws InvalidInputError UNKNOWN for a line that the order does not repeat, REQUIRED if no piece is left
 */
export function checkPiecesAgain(
  pieces: PiecesAgain,
  lines: readonly { id: number; quantity: number }[],
): void {
  const repeated = new Set(lines.map(({ id }) => id));
  for (const [index, id] of [...pieces.keys()].entries()) if (!repeated.has(id)) throw unknownLine(index);
  if (lines.every(({ quantity }) => quantity === 0))
    throw InvalidInputError.of('lines', 'REQUIRED', 'At least one piece is ordered.');
}

function unknownLine(index: number): InvalidInputError {
  return InvalidInputError.of(`lines.${index}.lineId`, 'UNKNOWN', 'No line of this order.');
}
