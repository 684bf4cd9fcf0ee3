import { z } from 'zod';

/** Session id of a cart; '' is the default cart. */
export const sessionIdInput = z
  .string()
  .trim()
  .max(64)
  .nullish()
  .transform((value) => value ?? '');
