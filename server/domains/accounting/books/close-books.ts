import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { addDays, dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { closedUntil } from '../../payments/ledger/closed-days.ts';
import { lockBooks } from '../../payments/ledger/lock-books.ts';
import { isoDayOfColumn } from '../../settings/company-day.ts';
import { closingRefusal } from '../rules/closing-days.ts';
import { postEntries } from './post-entries.ts';

/**
 * Closes the books until a day: posts the entries of the days since the last close, after which none can be added.
 * Waits for entries that are being written, and blocks new ones.
 */
export async function closeBooks(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { until, today }: { until: IsoDay; today: IsoDay },
): Promise<{ id: number; entryCount: number }> {
  await lockBooks(tx);
  const closed = await closedUntil(tx);
  const refusal = closingRefusal(until, { today, closedUntil: closed });
  if (refusal) throw InvalidInputError.of('until', refusal, `Closed until ${closed ?? 'no day'}.`);
  const from = closed === null ? null : addDays(closed, 1);
  const first = from ?? (await firstDay(tx)) ?? until;
  const last = await tx.booksClose.findFirst({ orderBy: { id: 'desc' }, select: { hash: true } });
  const { id } = await tx.booksClose.create({
    data: {
      from: dateOfIsoDay(first < until ? first : until),
      until: dateOfIsoDay(until),
      entryCount: 0,
      total: 0,
      hash: '',
      closedById: viewer.userId,
      closedActingById: viewer.actingById,
      closedAt: now,
    },
    select: { id: true },
  });
  const { entryCount, total, hash } = await postEntries(tx, { closeId: id, from, until }, last?.hash ?? '');
  await tx.booksClose.update({ where: { id }, data: { entryCount, total: total.toFixed(2), hash } });
  return { id, entryCount };
}

/** The booking day of the first entry. */
async function firstDay(tx: Prisma.TransactionClient): Promise<IsoDay | null> {
  const first = await tx.ledgerEntry.findFirst({ orderBy: { bookedOn: 'asc' }, select: { bookedOn: true } });
  return isoDayOfColumn(first?.bookedOn ?? null);
}
