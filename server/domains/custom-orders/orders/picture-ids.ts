import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { MAX_CUSTOM_ORDER_PICTURES } from '../rules/custom-order-limits.ts';

/** Ids of pictures of a custom order, without duplicates. */
export const pictureIds = z
  .array(z.int().min(1).max(MAX_ID))
  .max(MAX_CUSTOM_ORDER_PICTURES, 'TOO_MANY_PICTURES')
  .transform((ids) => [...new Set(ids)]);
