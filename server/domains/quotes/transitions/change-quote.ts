import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError } from '../../../errors/errors.ts';
import type { AuditRule, RecordFacts } from '../../../schema/mutation-writes.ts';
import type { QuoteAction } from '../rules/transition.ts';
import { notifyOfStep } from './notify-of-step.ts';
import type { QuoteContext } from './quote-actor.ts';

/**
 * Writes columns of a quote and increments its version.
 * @throws ConflictError if someone else changed it
 */
export async function changeQuote(
  tx: Prisma.TransactionClient,
  quote: { id: number; version: number },
  columns: Prisma.PriceQuoteUncheckedUpdateManyInput,
): Promise<void> {
  const { count } = await tx.priceQuote.updateMany({
    where: { id: quote.id, version: quote.version },
    data: { ...columns, version: { increment: 1 } },
  });
  if (count === 0) throw new ConflictError();
}

/** A history entry to write. */
type QuoteStep = {
  quote: { id: number; number: string; customerId: number; statusId: number };
  toStatusId: number;
  action: string;
  reason: string | null;
  /** Number of the version. */
  n: number | null;
  record: RecordFacts;
};

/** Audit rule of mutations that write history entries: the action of the entry. */
export function stepAudit(...actions: readonly (QuoteAction | 'CREATE' | 'REQUEST')[]): AuditRule {
  const [first, ...others] = actions.map(auditedAs);
  const action = first !== undefined && others.length === 0 ? first : actions.map(auditedAs);
  return { action, entityType: 'PriceQuote' };
}

/** The name of a step in the audit. */
export function auditedAs(action: string): string {
  return `PRICE_QUOTE_${action}`;
}

/** Writes a history entry and its audit entry, both with the user and the acting user. */
export async function recordStep(
  tx: Prisma.TransactionClient,
  { viewer, guest, now }: QuoteContext,
  step: QuoteStep,
): Promise<void> {
  const { quote, toStatusId, action, reason, n, record } = step;
  await tx.priceQuoteEvent.create({
    data: {
      priceQuoteId: quote.id,
      fromStatusId: quote.statusId,
      toStatusId,
      action,
      reason,
      n,
      ...(guest
        ? { guestEmail: guest.email, guestName: guest.name }
        : { userId: viewer.userId, actingById: viewer.actingById }),
      at: now,
    },
    select: { id: true },
  });
  await notifyOfStep(tx, { viewer, guest, now }, step);
  record({
    action: auditedAs(action),
    entityId: quote.id,
    customerId: quote.customerId,
    data: { number: quote.number, toStatusId, ...(guest ? { guest: guest.email } : {}) },
  });
}
