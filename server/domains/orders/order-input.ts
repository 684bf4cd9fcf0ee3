import { z } from 'zod';
import { InvalidInputError } from '../../errors/errors.ts';
import { addDays, type IsoDay, storedDay } from '../../lib/calendar.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { oneLine } from '../../lib/plain-text.ts';
import { ORDER_TEXT_LENGTHS } from './rules/line-limits.ts';

const id = z.int().min(1).max(MAX_ID);

/** A text that may be absent (unchanged) or null (cleared); an empty one counts as null. */
function text(max: number, typed = z.string()) {
  return typed
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullish();
}

/** The same on one line, as lists and papers show it. */
function line(max: number) {
  return text(max, z.string().overwrite(oneLine));
}

/** Texts of a line. */
export const lineTexts = z.object({
  reference: line(ORDER_TEXT_LENGTHS.reference),
  endCustomer: line(ORDER_TEXT_LENGTHS.endCustomer),
  note: text(ORDER_TEXT_LENGTHS.note),
  drawingFileId: id.nullish(),
});

/** Texts and destination of the whole order. */
export const orderTexts = z.object({
  poNumber: line(ORDER_TEXT_LENGTHS.poNumber),
  customerWoNumber: line(ORDER_TEXT_LENGTHS.customerWoNumber),
  notes: text(ORDER_TEXT_LENGTHS.notes),
  shippingAddressId: id.nullish(),
  billingAddressId: id.nullish(),
  sellToAddressId: id.nullish(),
  shippingMethodId: id.nullish(),
});

/** Maximum number of days from today to a wanted-by day. */
const MAX_DAYS_AHEAD = 3 * 366;

/** Checks a wanted-by day: today or later, within three years. */
export function checkWantedBy(wantedBy: Date | null | undefined, today: IsoDay): void {
  if (!wantedBy) return;
  const day = storedDay(wantedBy);
  if (day < today) throw InvalidInputError.of('wantedBy', 'DATE_IN_PAST', 'Wish for today or later.');
  if (day > addDays(today, MAX_DAYS_AHEAD))
    throw InvalidInputError.of('wantedBy', 'OUT_OF_RANGE', 'Within three years.');
}
