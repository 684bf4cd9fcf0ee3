import { noticeLetter } from '../../notices/mail/notice-letter.ts';
import { plainLetter } from '../../notices/mail/plain-letter.ts';

// No reminder for an invoice that was paid before the email is sent.
for (const event of ['INVOICE_DUE_SOON', 'INVOICE_OVERDUE'] as const)
  noticeLetter(event, async (notices, reader, { db }) => {
    const ids = notices.map(({ subjectId }) => subjectId);
    const owed = await db.invoice.findMany({
      where: { id: { in: ids }, balance: { gt: 0 } },
      select: { id: true },
    });
    const owedIds = new Set(owed.map(({ id }) => id));
    const [first, ...others] = notices.filter(({ subjectId }) => owedIds.has(subjectId));
    return first ? plainLetter([first, ...others], reader) : null;
  });
