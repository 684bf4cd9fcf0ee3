import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { type IsoDay, storedDay } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { shareBooks } from './lock-books.ts';

/** The last day of the closed books; null if there is none. */
export async function closedUntil(tx: Prisma.TransactionClient): Promise<IsoDay | null> {
  const last = await tx.booksClose.findFirst({
    where: { reopenedAt: null },
    orderBy: { until: 'desc' },
    select: { until: true },
  });
  return isoDayOfColumn(last?.until ?? null);
}

/** A booking day from a field of an input. */
type ChosenDay = { readonly field: string; readonly day: IsoDay; readonly isToday: boolean };

/** The chosen day, by default today; never in the future. Whether its books are open is checked when booking. */
export async function chosenDay(
  context: Context,
  field: string,
  given: Date | null | undefined,
): Promise<ChosenDay> {
  const now = await today(context);
  const day = given ? storedDay(given) : now;
  if (day > now) throw InvalidInputError.of(field, 'OUT_OF_RANGE', 'A day that has come.');
  return { field, day, isToday: day === now };
}

/** Refuses a day of closed books at its field; today is always open. The database refuses such entries too. */
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
