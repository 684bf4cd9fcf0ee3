import { type DecimalInput, decimal } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import type { UsRingSize } from './rules/ring-size.ts';
import { ringSizeText } from './rules/ring-size-text.ts';

/** One ring size in the four displays. Its value is the US size as a number. */
export const RingSizeType = builder.objectRef<UsRingSize>('RingSize').implement({
  description: 'One ring size in the four displays.',
  fields: (t) => ({
    us: t.field({
      type: 'Decimal',
      description: 'US size in quarters, e.g. "6.5".',
      resolve: (size) => size,
    }),
    eu: t.string({
      description: 'Inside circumference in mm (ISO 8653), e.g. "53.1".',
      resolve: (size) => ringSizeText(size, 'EU'),
    }),
    uk: t.string({ description: 'UK letter, e.g. "M½".', resolve: (size) => ringSizeText(size, 'UK') }),
    mm: t.string({
      description: 'Inside diameter in mm, e.g. "16.91".',
      resolve: (size) => ringSizeText(size, 'MM'),
    }),
  }),
});

/** The field `size` of a row with a ring size. */
export const RING_SIZE_OF_ROW = {
  type: RingSizeType,
  nullable: true,
  description: 'Ring size.',
  select: { size: true },
  resolve: ({ size }: { size: DecimalInput | null }) => ringSizeOfColumn(size),
} as const;

/** A size column as a ring size; exact, since sizes are quarters. */
export function ringSizeOfColumn(size: DecimalInput | null): UsRingSize | null {
  return size === null ? null : decimal(size).toNumber();
}
