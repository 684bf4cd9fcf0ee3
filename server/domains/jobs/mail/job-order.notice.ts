import { noticeLetter } from '../../notices/mail/notice-letter.ts';
import { CONTACT_SELECT, contactOfRow } from '../../notices/notify/contact-of-row.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { noticeTitle } from '../../notices/rules/texts/notice-text.ts';
import { confirmationPath } from '../../orders/mail/order-path.ts';
import { JOB_PARCEL, parcelMethods } from '../../shipping-and-tax/parcel-methods.ts';
import { JOB_NEWS, jobMail } from './job-mail.ts';
import { LAST_STEP, stillNews } from './job-news.ts';

const LIST = '/backoffice/status-tracking/job-orders';
const SALES_LIST = '/backoffice/status-tracking/sales-orders';

/** The sales order of a line from stock. */
const SALES_ORDER_OF = {
  orderGroup: { select: { code: true } },
  salesLine: { select: { salesOrder: { select: { number: true } } } },
} as const;

type JobInNotice = {
  number: string;
  isStock: boolean;
  orderGroup: { code: string };
  salesLine: { salesOrder: { number: string } } | null;
};

/** The number and the pages of a job, or of the sales order of a line from stock. */
function shownAs({ number, isStock, orderGroup, salesLine }: JobInNotice) {
  const order = isStock ? salesLine?.salesOrder.number : undefined;
  return order === undefined
    ? { number, path: `${LIST}/${encodeURIComponent(number)}` }
    : {
        number: order,
        path: confirmationPath(orderGroup.code),
        fullPath: `${SALES_LIST}/${encodeURIComponent(order)}`,
      };
}

noticeSubject('JobOrder', async (db, id) => {
  const job = await db.jobOrder.findUnique({
    where: { id },
    select: {
      ...CONTACT_SELECT,
      ...SALES_ORDER_OF,
      number: true,
      isStock: true,
      customer: { select: { name: true } },
    },
  });
  if (!job) return null;
  const { customerId, placedById, customer } = job;
  return {
    customerId,
    placedById,
    contactId: contactOfRow(job),
    ...shownAs(job),
    facts: { customer: customer.name },
  };
});

for (const news of JOB_NEWS)
  noticeLetter(news, async (notices, { language, firstName, urlOf }, { db, now }) => {
    const rows = await db.jobOrder.findMany({
      where: { id: { in: notices.map(({ subjectId }) => subjectId) }, AND: stillNews(news, now) },
      orderBy: { numberRank: 'asc' },
      include: {
        events: LAST_STEP,
        orderGroup: { select: { ...SALES_ORDER_OF.orderGroup.select, ...JOB_PARCEL.orderGroup.select } },
        salesLine: { select: { ...SALES_ORDER_OF.salesLine.select, ...JOB_PARCEL.salesLine.select } },
      },
    });
    const jobs = rows.map((row) => ({
      ...row,
      ...shownAs(row),
      parcelMethods: parcelMethods(row),
      reason: row.events[0]?.reason ?? null,
    }));
    const [only] = jobs;
    if (only === undefined) return null;
    const [first] = notices;
    const pathOf = (id: number) => notices.find(({ subjectId }) => subjectId === id)?.path ?? first.path;
    const list = rows.every(({ id }) => pathOf(id).startsWith(SALES_LIST)) ? SALES_LIST : LIST;
    const path = jobs.length === 1 ? pathOf(only.id) : `${list}?tab=all`;
    const staffSubject = first.side === 'STAFF' ? noticeTitle(first, language) : null;
    return jobMail(news, { firstName, jobs, url: urlOf(path), staffSubject }, language);
  });
