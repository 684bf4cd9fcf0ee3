import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { isoDayOfColumn } from '../../settings/company-day.ts';
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

/**
 * Refuses a day of closed books at the field that names it; today never is one. The database refuses its entries as well.
 */
export async function requireOpenDay(
  tx: Prisma.TransactionClient,
  field: string,
  { day, today }: { day: IsoDay; today: IsoDay },
): Promise<void> {
  if (day === today) return;
  await shareBooks(tx);
  const closed = await closedUntil(tx);
  if (closed !== null && day <= closed)
    throw InvalidInputError.of(field, 'BOOKS_CLOSED', `The books are closed until ${closed}.`);
}
