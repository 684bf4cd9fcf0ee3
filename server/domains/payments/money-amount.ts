import { z } from 'zod';
import { isSomeAmount } from '../../lib/amount-limits.ts';
import { type DecimalInput, decimal } from '../../lib/money.ts';

/** An amount above zero with at most two decimals, within the limits of all amounts. */
export const moneyAmount = z
  .custom<DecimalInput>()
  .transform((given) => decimal(given))
  .refine(isSomeAmount, 'OUT_OF_RANGE');
