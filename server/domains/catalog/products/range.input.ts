import { type Decimal, ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';

/** A range of a measure as callers send it: `from` belongs to it, `below` does not. */
export const RangeInput = builder.inputType('RangeInput', {
  description:
    'A range of a measure or an amount. Without limits it matches every product that has the measure.',
  fields: (t) => ({
    from: t.field({ type: 'Decimal', description: 'At least.' }),
    below: t.field({ type: 'Decimal', description: 'Less than.' }),
  }),
});

/** A range as it was given. */
export type Range = { readonly from?: Decimal | null; readonly below?: Decimal | null };

/** The limits of a range as a condition on a column; without a lower one it begins at 0. */
export function within({ from, below }: Range) {
  return { gte: from ?? ZERO, ...(below == null ? {} : { lt: below }) };
}
