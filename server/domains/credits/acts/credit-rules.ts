import { z } from 'zod';
import { CREDIT_TEXT_LENGTHS } from '../rules/credit-kinds.ts';

/** Why a credit is issued, paid out, removed from an invoice or voided. */
export const creditReason = z.string().trim().min(1, 'REQUIRED').max(CREDIT_TEXT_LENGTHS.reason);
