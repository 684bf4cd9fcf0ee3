import { z } from 'zod';
import { typedCode } from '../../lib/plain-text.ts';
import { ITEM_TYPE_TEXT_LENGTHS } from './rules/item-type-limits.ts';

/** Format of codes that staff choose. */
export const CODE_FORMAT = /^[A-Z0-9][A-Z0-9_-]*$/;

/** The typed code of a group or a category, in upper case. */
export const codeInput = z
  .string()
  .overwrite(typedCode)
  .toUpperCase()
  .min(1, 'REQUIRED')
  .max(ITEM_TYPE_TEXT_LENGTHS.code, 'TOO_LONG')
  .regex(CODE_FORMAT, 'WRONG_FORMAT');
