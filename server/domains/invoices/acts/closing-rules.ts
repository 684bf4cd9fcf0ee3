import { z } from 'zod';
import { INVOICE_TEXT_LENGTHS } from '../rules/invoice-limits.ts';

/** What is said when an invoice is voided or written off. */
export const closingRules = z.object({
  reason: z.string().trim().min(1, 'REQUIRED').max(INVOICE_TEXT_LENGTHS.reason),
});
