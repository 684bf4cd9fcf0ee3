import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { type IsoDay, isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { shareBooks } from './lock-books.ts';

/** The day until which the books are closed; null: they never were, or are open again. */
export async function closedUntil(tx: Prisma.TransactionClient): Promise<IsoDay | null> {
  const last = await tx.booksClose.findFirst({
    where: { reopenedAt: null },
    orderBy: { until: 'desc' },
    select: { until: true },
  });
  return isoDayOfColumn(last?.until ?? null);
}

/** A day that money is booked for, as somebody chose it at a field of an input. */
type ChosenDay = { readonly field: string; readonly day: IsoDay; readonly isToday: boolean };

/** The chosen day; today where none is. A day that has come: whether its books are open, the booking asks. */
export async function chosenDay(
  context: Context,
  field: string,
  given: Date | null | undefined,
): Promise<ChosenDay> {
  const now = await today(context);
  const day = given ? isoDayOf(given) : now;
  if (day > now) throw InvalidInputError.of(field, 'OUT_OF_RANGE', 'A day that has come.');
  return { field, day, isToday: day === now };
}

/**
 * Refuses a day of closed books at the field that names it; today never is one. The database refuses its entries as well.
 */
export async function requireOpenDay(
  tx: Prisma.TransactionClient,
  { field, day, isToday }: ChosenDay,
): Promise<void> {
  if (isToday) return;
  await shareBooks(tx);
  const closed = await closedUntil(tx);
  if (closed !== null && day <= closed)
    throw InvalidInputError.of(field, 'BOOKS_CLOSED', `The books are closed until ${closed}.`);
}
