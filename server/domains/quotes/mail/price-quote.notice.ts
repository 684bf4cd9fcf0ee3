import type { TaskContext } from '../../../queue/task.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import type { MailText, NoticeReader } from '../../notices/mail/mail-user.ts';
import { type MailedNotice, noticeLetter } from '../../notices/mail/notice-letter.ts';
import { plainLetter } from '../../notices/mail/plain-letter.ts';
import { CONTACT_SELECT, contactOfRow } from '../../notices/notify/contact-of-row.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { CATALOG_VIEW } from '../../pricing/access.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { quotedOrder } from '../accept/quoted-order.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { type QuoteNews, quoteMail } from './quote-mail.ts';

noticeSubject('PriceQuote', async (db, id) => {
  const quote = await db.priceQuote.findUnique({
    where: { id },
    select: {
      ...CONTACT_SELECT,
      number: true,
      customer: { select: { name: true } },
      versions: {
        where: { sentBy: { is: { isStaff: true } } },
        orderBy: { n: 'desc' },
        take: 1,
        select: { sentById: true },
      },
    },
  });
  if (!quote) return null;
  const { number, customer, customerId, placedById, placedBy, versions } = quote;
  const author = placedBy.isStaff ? [placedById] : [];
  const sender = versions.flatMap(({ sentById }) => (sentById === null ? [] : [sentById]));
  return {
    customerId,
    placedById,
    contactId: contactOfRow(quote),
    number,
    path: `/backoffice/status-tracking/quotes/${encodeURIComponent(number)}`,
    assigneeIds: sender.length > 0 ? sender : author,
    facts: { customer: customer.name },
  };
});

noticeLetter('QUOTE_SENT', ([notice], reader, context) => letter('SENT', notice, reader, context));
noticeLetter('QUOTE_EXPIRING', async ([notice], reader, context) => {
  const written = await letter('EXPIRING', notice, reader, context);
  return written !== null && notice.side === 'STAFF' ? plainLetter([notice], reader) : written;
});

/** The email about an offer; none if it was answered, recalled or revised in the meantime. */
async function letter(
  news: QuoteNews,
  { subjectId, userId, of }: MailedNotice,
  { language, urlOf, firstName, timeZone }: NoticeReader,
  { db, now }: Pick<TaskContext, 'db' | 'now'>,
): Promise<MailText | null> {
  const quote = await db.priceQuote.findUnique({
    where: { id: subjectId },
    include: { shownVersion: { select: { n: true } } },
  });
  const n = quote?.shownVersion?.n;
  if (!quote || n === undefined || quoteStatusCode(quote.statusId) !== 'SENT') return null;
  if (news === 'SENT' && of !== String(n)) return null;
  if (quote.validUntil !== null && quote.validUntil < now) return null;
  const reader = { AND: [{ id: userId }, usersReaching(CATALOG_VIEW, quote)] };
  const seesPrices = (await db.user.count({ where: reader })) > 0;
  const { shownVersionId: versionId } = quote;
  const order =
    seesPrices && versionId !== null
      ? await quotedOrder(db, { versionId, lineKeys: null, settings: await readSettings(db), now })
      : null;
  return quoteMail(
    news,
    {
      number: quote.number,
      n,
      firstName,
      currency: quote.currency,
      total: seesPrices ? quote.total : null,
      order,
      validUntil: quote.validUntil,
      timeZone,
      url: urlOf(`/backoffice/status-tracking/quotes/${quote.number}`),
    },
    language,
  );
}
