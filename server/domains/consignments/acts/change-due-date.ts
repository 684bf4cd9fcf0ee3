import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { DONE_STATES } from '../rules/line-states.ts';
import { dueDateRefusal } from '../rules/term.ts';
import { lockedConsignment } from './locked-consignment.ts';
import { recordEvent } from './record-event.ts';

/** A new last day. */
type WantedDueDate = {
  id: number;
  version?: number | null;
  dueOn: IsoDay;
  reason: string;
  today: IsoDay;
};

/**
 * Changes the last day of a consignment with pieces at the customer, and restarts the notices about it.
 * @throws RefusedError NOTHING_IS_OUT before any piece is sent, or after all are done
 */
export async function changeDueDate(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, dueOn, reason, today }: WantedDueDate,
  record: RecordFacts,
): Promise<void> {
  const consignment = await lockedConsignment(tx, context.viewer, { id, version });
  const { issuedOn, dueOn: from, lines, number, customerId } = consignment;
  if (issuedOn === null || lines.every(({ state }) => DONE_STATES.includes(state)))
    throw new RefusedError('NOTHING_IS_OUT');
  const refused = dueDateRefusal(issuedOn, dueOn, today);
  if (refused)
    throw InvalidInputError.of('dueOn', refused, 'A day that is not over, within a year of the first.');
  if (dueOn === from) return record(null);
  await tx.consignment.update({
    where: { id },
    data: { dueOn: dateOfIsoDay(dueOn), toldPercent: 0, version: { increment: 1 }, updatedAt: context.now },
    select: { id: true },
  });
  const detail = { dueOn: { from, to: dueOn } };
  await recordEvent(tx, context, { consignmentId: id, action: 'CHANGE_DUE_DATE', reason, detail });
  record({ entityId: id, customerId, data: { number, from, to: dueOn } });
}
