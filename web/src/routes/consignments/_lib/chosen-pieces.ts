import { integerOrNull } from '../../../lib/forms/form-values.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';

/** Pieces of a line, as mutation input. */
type Part = { readonly lineId: string; readonly quantity: number };

/** Name of the quantity field of a line. */
export function quantityField(lineId: string): string {
  return `quantity-${lineId}`;
}

/** The pieces of a form, for lines with fields in it. */
export function chosenPieces(lines: readonly { readonly id: string }[], data: FormData): readonly Part[] {
  return lines.flatMap(({ id }) => {
    const quantity = integerOrNull(data, quantityField(id)) ?? 0;
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
}

/** Maps the paths of a failure to field names. A failure about missing parts is shown at the first field. */
export function atFields(
  failure: MutationFailure,
  parts: readonly Part[],
  lines: readonly { readonly id: string }[],
): MutationFailure {
  const [first] = lines;
  return {
    ...failure,
    issues: failure.issues.map(({ path, code }) => {
      if (path === 'lines' && first) return { path: quantityField(first.id), code: 'NO_PIECES' };
      const place = /^lines\.(\d+)\./.exec(path)?.[1];
      const part = place === undefined ? undefined : parts[Number(place)];
      return part ? { path: quantityField(part.lineId), code } : { path, code };
    }),
  };
}
