import { z } from 'zod';
import { withoutZeroWidth } from '../../lib/plain-text.ts';
import { ITEM_TYPE_TEXT_LENGTHS } from './rules/item-type-limits.ts';

/** What codes that staff choose are made of. */
export const CODE_FORMAT = /^[A-Z0-9][A-Z0-9_-]*$/;

/** The code of a group or a category as staff type it: small letters are taken for capitals. */
export const codeInput = z
  .string()
  .overwrite(withoutZeroWidth)
  .trim()
  .toUpperCase()
  .min(1, 'REQUIRED')
  .max(ITEM_TYPE_TEXT_LENGTHS.code, 'TOO_LONG')
  .regex(CODE_FORMAT, 'WRONG_FORMAT');
