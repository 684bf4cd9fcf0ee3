import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay, isoDayOf } from '../../../lib/calendar.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { sendConsignmentMail } from '../mail/send-consignment-mail.task.ts';
import { AGEING_STATES } from '../rules/line-states.ts';
import { CONSIGNMENT_STATUSES } from '../rules/status-codes.ts';
import { passedPercent } from '../rules/term.ts';
import { SOLD_REPORT } from '../rules/transitions.ts';

/** Consignments that are told of in one transaction. */
const AT_ONCE = 200;

type Running = {
  id: number;
  number: string;
  customerId: number;
  placedById: number;
  contactId: number | null;
  issuedOn: Date;
  dueOn: Date;
  toldPercent: number;
};

/**
 * Tells customers when 75, 90 and 100 per cent of the term of a consignment have passed, each once, while pieces of it are
 * with them: the contact, else whoever reports pieces sold. Answers how many mails there are.
 */
export async function tellOfTerms(db: Database, now: Date): Promise<number> {
  const { COMPANY } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  return db.$transaction(async (tx) => {
    // The share is computed in the rule alone: what cannot have reached the next one is left out here.
    const running = await tx.$queryRaw<Running[]>`
      SELECT id, number, "customerId", "placedById", "contactId", "issuedOn", "dueOn", "toldPercent"
      FROM "Consignment" consignment
      WHERE "statusId" = ${CONSIGNMENT_STATUSES.PROCESSING.id} AND "toldPercent" < 100
        AND (${dateOfIsoDay(today)}::date - "issuedOn") * 100 >= ("dueOn" - "issuedOn") *
          CASE WHEN "toldPercent" < 75 THEN 75 WHEN "toldPercent" < 90 THEN 90 ELSE 100 END
        AND EXISTS (SELECT FROM "ConsignmentLine" line
          WHERE line."consignmentId" = consignment.id AND line.state = ANY(${[...AGEING_STATES]}))
      ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
    const mails = [];
    for (const { id, number, issuedOn, dueOn, toldPercent, ...owners } of running) {
      const percent = passedPercent({ issuedOn: isoDayOf(issuedOn), dueOn: isoDayOf(dueOn) }, today);
      if (percent === 0 || percent <= toldPercent) continue;
      await tx.consignment.update({ where: { id }, data: { toldPercent: percent }, select: { id: true } });
      const readers = owners.contactId === null ? await reporters(tx, owners) : [owners.contactId];
      for (const userId of readers)
        mails.push({ payload: { consignmentId: id, userId, percent }, about: `${number}/${percent} %` });
    }
    if (mails.length > 0) await addJobs(tx, sendConsignmentMail, mails);
    return mails.length;
  });
}

/** Users of a customer who report pieces sold. */
async function reporters(
  tx: Prisma.TransactionClient,
  owners: Pick<Running, 'customerId' | 'placedById' | 'contactId'>,
): Promise<number[]> {
  const users = await tx.user.findMany({
    where: { isStaff: false, AND: usersReaching(SOLD_REPORT, owners) },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return users.map(({ id }) => id);
}
