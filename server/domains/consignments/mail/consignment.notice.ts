import { storedDay } from '../../../lib/calendar.ts';
import { noticeLetter } from '../../notices/mail/notice-letter.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { AGEING_STATES } from '../rules/line-states.ts';
import { consignmentMail } from './consignment-mail.ts';

const LIST = '/backoffice/status-tracking/consignments';

noticeSubject('Consignment', async (db, id) => {
  const consignment = await db.consignment.findUnique({
    where: { id },
    select: {
      number: true,
      customerId: true,
      placedById: true,
      contactId: true,
      customer: { select: { name: true } },
    },
  });
  if (!consignment) return null;
  const { customer, ...facts } = consignment;
  const { number } = facts;
  return {
    ...facts,
    facts: { customer: customer.name },
    path: `${LIST}/${encodeURIComponent(number)}`,
  };
});

noticeLetter('CONSIGNMENT_DUE', async ([{ subjectId, of }], reader, { db }) => {
  const consignment = await db.consignment.findUnique({
    where: { id: subjectId },
    include: { lines: { where: { state: { in: [...AGEING_STATES] } }, select: { quantity: true } } },
  });
  // Sold, returned or extended in the meantime; other emails cover that.
  if (!consignment?.dueOn || consignment.lines.length === 0) return null;
  const { number, dueOn, lines, toldPercent: percent } = consignment;
  if (!of.startsWith(`${percent} `)) return null;
  return consignmentMail(
    {
      number,
      firstName: reader.firstName,
      dueOn: storedDay(dueOn),
      percent,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      url: reader.urlOf(`${LIST}/${number}`),
    },
    reader.language,
  );
});
