import { z } from 'zod';
import { typedCode } from '../../lib/plain-text.ts';
import { PROMOTION_TEXT_LENGTHS } from './rules/promotion-limits.ts';

/** A typed coupon code; surrounding spaces and case do not matter. */
export const couponCodeSchema = z
  .string()
  .overwrite(typedCode)
  .min(1, 'REQUIRED')
  .max(PROMOTION_TEXT_LENGTHS.code, 'TOO_LONG')
  .transform((code) => code.toUpperCase());
