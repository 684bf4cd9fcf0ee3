import { z } from 'zod';
import { type DecimalInput, decimal } from '../../lib/money.ts';

/** An amount of money: more than nothing, with at most two decimals. */
export const moneyAmount = z
  .custom<DecimalInput>()
  .transform((given) => decimal(given))
  .refine((amount) => amount.greaterThan(0) && amount.decimalPlaces() <= 2, 'OUT_OF_RANGE');
