import { z } from 'zod';
import { isoDayOf } from '../../../lib/calendar.ts';
import { task } from '../../../queue/task.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { mailUser } from '../../notices/mail-user.ts';
import { AGEING_STATES } from '../rules/line-states.ts';
import { TOLD_PERCENTS } from '../rules/term.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';
import { consignmentMail } from './consignment-mail.ts';

/** Tells a user of the customer how much of the term of a consignment has passed. */
export const sendConsignmentMail = task('send_consignment_mail', {
  payload: z.strictObject({
    consignmentId: z.int().positive(),
    userId: z.int().positive(),
    percent: z.literal(TOLD_PERCENTS),
  }),
  // A day and a half.
  attempts: 14,
  run: async ({ consignmentId, userId, percent }, { db, services }) => {
    const consignment = await db.consignment.findUnique({
      where: { id: consignmentId },
      include: { lines: { where: { state: { in: [...AGEING_STATES] } }, select: { quantity: true } } },
    });
    // Sold, sent back or prolonged meanwhile: there is another mail for that, or none.
    if (!consignment?.dueOn || consignment.toldPercent !== percent || consignment.lines.length === 0) return;
    const { number, dueOn, lines } = consignment;
    await mailUser({ db, services }, { userId, kind: 'CONSIGNMENT_DUE' }, async (reader) => {
      const reaching = usersReaching(CONSIGNMENTS_VIEW, consignment);
      if ((await db.user.count({ where: { AND: [{ id: userId }, reaching] } })) === 0) return null;
      return consignmentMail(
        {
          number,
          firstName: reader.firstName,
          dueOn: isoDayOf(dueOn),
          percent,
          pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
          url: reader.urlOf(`/backoffice/status-tracking/consignments/${number}`),
        },
        reader.language,
      );
    });
  },
});
