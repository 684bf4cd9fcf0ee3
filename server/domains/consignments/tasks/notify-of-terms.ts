import type { Database } from '../../../database/client.ts';
import { dateOfIsoDay, isoDayOf, storedDay } from '../../../lib/calendar.ts';
import type { EventOccurrence } from '../../notices/notify/event-occurrence.ts';
import { notifyAll } from '../../notices/notify/notify.task.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { AGEING_STATES } from '../rules/line-states.ts';
import { CONSIGNMENT_STATUSES } from '../rules/status-codes.ts';
import { passedPercent } from '../rules/term.ts';

/** Consignments per transaction. */
const AT_ONCE = 200;

type Running = {
  id: number;
  issuedOn: Date;
  dueOn: Date;
  toldPercent: number;
};

/**
 * Notifies customers when 75, 90 and 100 per cent of the term of a consignment have passed, each once, while they have
 * pieces: the contact, otherwise users who report sales.
 * @returns the number of notices
 */
export async function notifyOfTerms(db: Database, now: Date): Promise<number> {
  const { COMPANY } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  return db.$transaction(async (tx) => {
    // The rule calculates the share. The query only excludes consignments that cannot have reached the next one.
    const running = await tx.$queryRaw<Running[]>`
      SELECT id, "issuedOn", "dueOn", "toldPercent"
      FROM "Consignment" consignment
      WHERE "statusId" = ${CONSIGNMENT_STATUSES.PROCESSING.id} AND "toldPercent" < 100
        AND (${dateOfIsoDay(today)}::date - "issuedOn") * 100 >= ("dueOn" - "issuedOn") *
          CASE WHEN "toldPercent" < 75 THEN 75 WHEN "toldPercent" < 90 THEN 90 ELSE 100 END
        AND EXISTS (SELECT FROM "ConsignmentLine" line
          WHERE line."consignmentId" = consignment.id AND line.state = ANY(${[...AGEING_STATES]}))
      ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
    const occurrences: EventOccurrence[] = [];
    for (const { id, issuedOn, dueOn, toldPercent } of running) {
      const percent = passedPercent({ issuedOn: storedDay(issuedOn), dueOn: storedDay(dueOn) }, today);
      if (percent === 0 || percent <= toldPercent) continue;
      await tx.consignment.update({ where: { id }, data: { toldPercent: percent }, select: { id: true } });
      occurrences.push({
        event: 'CONSIGNMENT_DUE',
        about: { model: 'Consignment', id },
        // Once per term; an extended term gets new notices.
        of: `${percent} % until ${storedDay(dueOn)}`,
        doerIds: [],
      });
    }
    await notifyAll(tx, occurrences);
    return occurrences.length;
  });
}
