import { z } from 'zod';
import { MAX_QUICK_ORDER_TEXT } from '../rules/quick-order-text.ts';

/** Text pasted from a spreadsheet. */
export const quickOrderText = z.string().max(MAX_QUICK_ORDER_TEXT);
