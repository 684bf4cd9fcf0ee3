import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { takeIds } from '../../../database/insert-rows.ts';
import { ForbiddenError, InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { orderActor } from '../../identity/order-actor.ts';
import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import { applyMoves, type MovedLines } from '../rules/apply-moves.ts';
import type { LineState } from '../rules/line-states.ts';
import { type MoveRefusal, planMoves, type WantedPart } from '../rules/plan-moves.ts';
import { dueDate } from '../rules/term.ts';
import { type LineAction, mayAct, mayMove, needsReason, permissionFor } from '../rules/transitions.ts';
import { type LockedConsignment, type LockedLine, lockedConsignment } from './locked-consignment.ts';
import { eventPieces, recordEvent } from './record-event.ts';
import { requireMemoLimit } from './require-memo-limit.ts';
import { writeLines } from './write-lines.ts';

/** A requested action on pieces. */
export type WantedMove = {
  id: number;
  version?: number | null;
  action: LineAction;
  /** Null: all pieces that the action applies to. */
  parts: readonly WantedPart[] | null;
  reason?: string | null;
  today: IsoDay;
};

/** What happens besides moving pieces, in the same transaction. */
type Beside = {
  /** Called after the pieces are moved; returns the number of the created invoice. */
  bill?: (consignment: LockedConsignment, moved: readonly LockedLine[]) => Promise<string>;
};

/**
 * Performs an action on pieces of a visible consignment: checks row, version, rule. The term begins when the first
 * pieces are sent.
 */
export async function movePieces(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, action, parts, reason = null, today }: WantedMove,
  record: RecordFacts,
  { bill }: Beside = {},
): Promise<void> {
  const { viewer, now } = context;
  const actor = orderActor(viewer);
  const consignment = await lockedConsignment(tx, viewer, {
    id,
    version,
    check: (row) => {
      if (!mayAct(actor, action, row)) throw new ForbiddenError(permissionFor(action, actor.side) ?? 0);
    },
  });
  if (reason === null && needsReason(action, actor.side))
    throw InvalidInputError.of('reason', 'REQUIRED', 'Why.');
  const done = await plannedMoves(tx, consignment, { actor, action, parts, today });
  if (action === 'SEND') await requireMemoLimit(tx, consignment.customerId, done.moved);
  const isFirst = action === 'SEND' && consignment.issuedOn === null;
  const term = isFirst ? { issuedOn: today, dueOn: dueDate(today, consignment.termDays) } : null;
  await writeLines(tx, consignment, { ...done, term, now });
  const invoice = await bill?.(consignment, done.moved);
  const made = invoice === undefined ? {} : { invoice };
  const { number, customerId } = consignment;
  const pieces = eventPieces(done.moved);
  const detail = { pieces, ...made };
  await recordEvent(tx, context, { consignmentId: id, action, reason, detail });
  const event = newsOfMove(action, actor);
  if (event)
    await notify(tx, {
      event,
      about: { model: 'Consignment', id },
      of: now.toISOString(),
      doerIds: actorsOf(viewer),
      facts: writtenWords(reason),
    });
  const quantity = pieces.reduce((sum, each) => sum + each.quantity, 0);
  record({ entityId: id, customerId, data: { number, pieces: quantity, ...made } });
}

/**
 * The notice of a move: to customers when pieces are sent, to staff when the customer reports or requests something.
 */
function newsOfMove(action: LineAction, { side }: OrderActor) {
  if (action === 'SEND') return 'CONSIGNMENT_SENT';
  const isReport = action === 'REPORT_SOLD' || action === 'REQUEST_RETURN';
  return isReport && side === 'CUSTOMER' ? 'CONSIGNMENT_REPORTED' : null;
}

async function plannedMoves(
  tx: Prisma.TransactionClient,
  { lines, ...owners }: LockedConsignment,
  { actor, action, parts, today }: Pick<WantedMove, 'action' | 'parts' | 'today'> & { actor: OrderActor },
): Promise<MovedLines<LockedLine>> {
  const plan = planMoves(lines, action, parts);
  if ('refused' in plan) throw refusalError(plan.refused);
  const moving = new Set(plan.moves.map(({ lineId }) => lineId));
  for (const { id, state } of lines)
    if (moving.has(id) && !mayMove(actor, { state, action }, owners)) throw notTheirs(actor, action, state);
  const count = plan.moves.filter(({ rest }) => rest > 0).length;
  const { ids } =
    count === 0 ? { ids: [] } : await takeIds(tx, { ids: { table: 'ConsignmentLine', column: 'id', count } });
  const fresh = ids.values();
  return applyMoves(lines, plan.moves, { today, nextId: () => fresh.next().value ?? 0 });
}

/** Why an action of the actor does not apply to pieces in this state. */
function notTheirs({ side }: OrderActor, action: LineAction, state: LineState): Error {
  const permission = permissionFor(action, side, state);
  return permission === null ? new RefusedError('NOT_FOR_THIS_SIDE') : new ForbiddenError(permission);
}

function refusalError(refused: MoveRefusal): Error {
  if (refused.at === null) return new RefusedError(refused.code);
  return InvalidInputError.of(`lines.${refused.at}.${refused.field}`, refused.code);
}
