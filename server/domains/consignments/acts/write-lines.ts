import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import type { MovedLines } from '../rules/apply-moves.ts';
import { consignmentState } from '../rules/standing.ts';
import { CONSIGNMENT_STATUSES } from '../rules/status-codes.ts';
import type { LockedConsignment, LockedLine } from './locked-consignment.ts';

/** Changed lines, and the resulting state of their consignment. */
type ChangedLines = Pick<MovedLines<LockedLine>, 'lines' | 'changed' | 'parts'> & {
  /** The days of its term, if its first pieces were just sent. */
  term?: { issuedOn: IsoDay; dueOn: IsoDay } | null;
  now: Date;
};

/**
 * Writes changed lines and new lines for parts, and updates the consignment from all its lines. Nothing else writes
 * its status and values. The caller has locked it.
 */
export async function writeLines(
  tx: Prisma.TransactionClient,
  { id }: Pick<LockedConsignment, 'id'>,
  { lines, changed, parts, term = null, now }: ChangedLines,
): Promise<void> {
  const at = now.toISOString();
  const rows = changed.map(({ id: lineId, quantity, state, billedFrom, sentOn }) => ({
    id: lineId,
    quantity,
    state,
    billedFrom,
    sentOn,
  }));
  if (rows.length > 0)
    await tx.$executeRaw`
      UPDATE "ConsignmentLine" line SET quantity = row.quantity, state = row.state, "billedFrom" = row."billedFrom",
        "sentOn" = row."sentOn",
        "stateSince" = CASE WHEN line.state = row.state THEN line."stateSince" ELSE ${now}::timestamp END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id int, quantity int, state text, "billedFrom" text, "sentOn" date)
      WHERE line.id = row.id AND line."consignmentId" = ${id}`;
  await insertRows(tx, {
    ConsignmentLine: parts.map(({ line: { memoPrice, size, ...line }, splitFromId }) => ({
      ...line,
      consignmentId: id,
      splitFromId,
      memoPrice: moneyText(decimal(memoPrice)),
      size: size === null ? null : String(size),
      stateSince: at,
    })),
  });
  const { status, memoValue, outValue } = consignmentState(lines);
  await tx.consignment.update({
    where: { id },
    data: {
      statusId: CONSIGNMENT_STATUSES[status].id,
      memoValue: moneyText(memoValue),
      outValue: moneyText(outValue),
      ...(term ? { issuedOn: dateOfIsoDay(term.issuedOn), dueOn: dateOfIsoDay(term.dueOn) } : {}),
      version: { increment: 1 },
      updatedAt: now,
    },
    select: { id: true },
  });
}
