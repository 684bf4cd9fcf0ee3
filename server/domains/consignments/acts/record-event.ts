import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { AuditRule } from '../../../schema/mutation-writes.ts';
import type { LineAction } from '../rules/transitions.ts';

/** Actions on a consignment. */
type ConsignmentAction = LineAction | 'CREATE' | 'VOID_INVOICE' | 'CHANGE_DUE_DATE';

/** Pieces of an event. */
export type EventPieces = { titleEn: string; titleFr: string; quantity: number };

/** Data of an event. */
export type ConsignmentEventDetail = {
  pieces?: EventPieces[];
  /** Number of the invoice. */
  invoice?: string;
  dueOn?: { from: IsoDay | null; to: IsoDay };
};

/** An entry of the history of a consignment. */
type Step = {
  consignmentId: number;
  action: ConsignmentAction;
  reason?: string | null;
  detail: ConsignmentEventDetail;
};

/** Writes a history entry with the user and the acting user. */
export async function recordEvent(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { consignmentId, action, reason = null, detail }: Step,
): Promise<void> {
  await tx.consignmentEvent.create({
    data: {
      consignmentId,
      action,
      reason,
      detail,
      userId: viewer.userId,
      actingById: viewer.actingById,
      at: now,
    },
    select: { id: true },
  });
}

/** Audit rule of mutations of consignments. */
export function consignmentAudit(action: ConsignmentAction): AuditRule {
  return { action: `CONSIGNMENT_${action}`, entityType: 'Consignment' };
}

/** Pieces for a history entry. */
export function eventPieces(lines: readonly EventPieces[]): EventPieces[] {
  return lines.map(({ titleEn, titleFr, quantity }) => ({ titleEn, titleFr, quantity }));
}
