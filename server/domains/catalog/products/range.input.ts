import { type Decimal, ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';

/** An input range of a measure: `from` is included, `below` is not. */
export const RangeInput = builder.inputType('RangeInput', {
  description:
    'A range of a measure or an amount. Without limits it matches every product that has the measure.',
  fields: (t) => ({
    from: t.field({ type: 'Decimal', description: 'At least.' }),
    below: t.field({ type: 'Decimal', description: 'Less than.' }),
  }),
});

/** A range as received. */
export type Range = { readonly from?: Decimal | null; readonly below?: Decimal | null };

/** The limits of a range as a condition on a column; the lower limit defaults to 0. */
export function within({ from, below }: Range) {
  return { gte: from ?? ZERO, ...(below == null ? {} : { lt: below }) };
}
