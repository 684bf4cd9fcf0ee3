import { z } from 'zod';
import { type DecimalInput, decimal, HUNDRED } from '../../lib/money.ts';

/** Decimals of a rate of sales tax, in per cent. */
export const TAX_PERCENT_PLACES = 4;

/** A rate of sales tax that is typed: 0 to 100 per cent. */
export const taxPercentInput = z
  .custom<DecimalInput>()
  .transform((given) => decimal(given))
  .refine(
    (percent) =>
      !percent.isNegative() &&
      percent.lessThanOrEqualTo(HUNDRED) &&
      percent.decimalPlaces() <= TAX_PERCENT_PLACES,
    'OUT_OF_RANGE',
  );
