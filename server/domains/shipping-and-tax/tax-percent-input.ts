import { z } from 'zod';
import { type DecimalInput, decimal, HUNDRED } from '../../lib/money.ts';

/** Decimals of a sales tax percentage. */
export const TAX_PERCENT_PLACES = 4;

/** A typed sales tax percentage: 0 to 100. */
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
