import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { isLineAmount, isSomeAmount } from '../../../lib/amount-limits.ts';
import { addBusinessDays, type IsoDay, storedDay } from '../../../lib/calendar.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import { checkWantedBy } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import type { OwnPrice } from '../content/estimate-columns.ts';
import { ESTIMATE_TEXT_LENGTHS, MAX_ESTIMATE_PICTURES } from '../rules/estimate-limits.ts';
import type { ServiceRule } from '../rules/service-limitations.ts';

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

/** Texts of an estimate besides its content. */
export const estimateTexts = z.object({
  name: z.string().trim().min(1, 'REQUIRED').max(ESTIMATE_TEXT_LENGTHS.name),
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
  reference: text(ESTIMATE_TEXT_LENGTHS.reference),
  note: text(ESTIMATE_TEXT_LENGTHS.note),
  fileIds: z
    .array(z.int().min(1).max(MAX_ID))
    .max(MAX_ESTIMATE_PICTURES)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
  ownPriceReason: text(ESTIMATE_TEXT_LENGTHS.priceReason),
});

/** A manually set unit price, which requires a reason. */
export function ownPriceOf(
  unitPrice: Decimal | null | undefined,
  quantity: number,
  reason: string | null,
): OwnPrice | null {
  if (unitPrice == null) return null;
  const price = decimal(unitPrice);
  if (!isSomeAmount(price) || !isLineAmount(price, quantity))
    throw InvalidInputError.of('ownPrice', 'OUT_OF_RANGE', 'Above 0, to the cent.');
  if (reason === null) throw InvalidInputError.of('ownPriceReason', 'REQUIRED', 'Say why.');
  return { unitPrice: price, reason };
}

/** Checks a wanted day: not past, and not before the slowest service is done. */
export function checkWantedDay(
  wantedBy: Date | null | undefined,
  slowest: ServiceRule | null,
  today: IsoDay,
): void {
  checkWantedBy(wantedBy, today);
  if (!wantedBy || !slowest) return;
  if (storedDay(wantedBy) < addBusinessDays(today, slowest.minLeadDays))
    throw InvalidInputError.of(
      'wantedBy',
      'TOO_SOON',
      `${slowest.nameEn} takes ${slowest.minLeadDays} business days at least.`,
    );
}
