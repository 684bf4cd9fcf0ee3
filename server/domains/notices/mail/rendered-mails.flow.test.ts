import { expect, test } from '@jest/globals';
import { addDays, dateOfIsoDay, isoDayOf } from '../../../lib/calendar.ts';
import { dayIn, type Locale, moneyIn } from '../../../lib/locale-formats.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { loadDeclarations } from '../../../schema/load-declarations.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { noticeRows } from '../../../test/orders/notice-rows.ts';
import { JOB_STATUSES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { EventOccurrence } from '../notify/event-occurrence.ts';
import { notifyNow } from '../notify/notify.ts';
import type { NoticeSide } from '../rules/audiences.ts';
import { NOTICE_EVENTS, NOTICE_RULES, type NoticeEvent, type NoticeRule } from '../rules/events.ts';

await loadDeclarations();
const database = await testDatabase('demo');
const { db } = database;
const now = new Date('2026-11-28T12:00:00Z');
const { rows, modelOf, buyer, sales, accounting, admin } = await noticeRows(db, now);
// Jobs and reminders of the demonstration would send mails of their own.
await runDueJobs(database, { now });

const READERS = { CUSTOMER: [buyer, accounting], STAFF: [admin, sales] };
const people = await db.user.findMany({ where: { id: { in: Object.values(READERS).flat() } } });
const { shownVersion } = await db.priceQuote.findUniqueOrThrow({
  where: { id: rows['PriceQuote'] ?? 0 },
  select: { shownVersion: { select: { n: true } } },
});

const OPEN_AGAIN = [{ number: 'INV-7', amount: '1234.50' }];

/** Facts that an event gives besides those of its row. */
const GIVEN: Partial<Record<NoticeEvent, EventOccurrence['facts']>> = {
  QUOTE_QUESTION: { words: 'Which finger is it for?' },
  QUOTE_DECLINED: { words: 'Too dear' },
  QUOTE_APPROVAL_ASKED: { amount: '1234.50', currency: 'USD' },
  QUOTE_APPROVAL_DECIDED: { decision: 'REFUSED', words: 'Below cost' },
  PROOF_DECIDED: { decision: 'REFUSED', words: 'The band looks thin.' },
  JOB_DAY_MOVED: { dayBefore: '2026-12-04', day: '2026-12-11', words: 'The stone is late' },
  JOB_CANCELLED: { words: 'Sold out' },
  ACT_ASKED: { act: 'PAY' },
  INVOICE_VOIDED: { amount: '0.00', closed: '1234.50', returned: '200.00', words: 'Billed twice' },
  INVOICE_WRITTEN_OFF: { amount: '0.00', closed: '1234.50', words: 'As agreed' },
  DEPOSIT_DUE: { amount: '1234.50', currency: 'USD' },
  DEPOSIT_REVERSED: { amount: '1234.50', currency: 'USD' },
  PAYMENT_REVERSED: { words: 'It bounced', reopened: OPEN_AGAIN },
  PAYMENT_CHARGED_BACK: { cause: 'BANK', reopened: OPEN_AGAIN },
  MONEY_REFUNDED: { words: 'Paid twice', amount: '1234.50' },
  REFUND_FAILED: { cause: 'BANK', amount: '1234.50' },
};

/** Job statuses of the events. */
const STATUS: Partial<Record<NoticeEvent, JobStatusCode>> = {
  PROOF_WAITING: 'AWAITING_APPROVAL',
  JOB_DAY_MOVED: 'IN_PRODUCTION',
  JOB_LATE: 'IN_PRODUCTION',
  JOB_SHIPPED: 'SHIPPED',
  JOB_QUESTION: 'NEEDS_INFO',
  JOB_CANCELLED: 'CANCELLED',
};

async function standAt(event: NoticeEvent): Promise<void> {
  const status = STATUS[event];
  if (status === undefined) return;
  const promised = event === 'JOB_LATE' ? addDays(isoDayOf(now, 'UTC'), -3) : '2026-12-11';
  await db.jobOrder.update({
    where: { id: rows['JobOrder'] ?? 0 },
    data: {
      statusId: JOB_STATUSES[status].id,
      statusSince: new Date(now.getTime() - 3_600_000),
      promisedOn: dateOfIsoDay(promised),
    },
  });
}

/** The parts that distinguish several events of the same row. */
async function partOf(event: NoticeEvent): Promise<string> {
  if (event === 'QUOTE_SENT') return String(shownVersion?.n);
  if (event !== 'CONSIGNMENT_DUE') return 'once';
  const { id, dueOn } = await db.consignment.update({
    where: { id: rows['Consignment'] ?? 0 },
    data: { toldPercent: 90, dueOn: dateOfIsoDay('2026-12-20') },
  });
  await db.consignmentLine.updateMany({ where: { consignmentId: id }, data: { state: 'OUT' } });
  return `90 of ${isoDayOf(dueOn ?? now, 'UTC')}`;
}

/** The emails of an event to the readers of a side, in their language. */
async function mailsOf(event: NoticeEvent, side: NoticeSide, language: Locale): Promise<Mail[]> {
  await standAt(event);
  const ids = READERS[side];
  await db.user.updateMany({ data: { language } });
  for (const userId of ids)
    await db.noticeChoice.upsert({
      where: { userId_event: { userId, event } },
      create: { userId, event, inInbox: true, mail: 'AT_ONCE' },
      update: {},
    });
  const model = modelOf(event);
  const facts = GIVEN[event];
  const occurrence: EventOccurrence = {
    event,
    about: { model, id: rows[model] ?? 0 },
    of: await partOf(event),
    side,
    doerIds: side === 'STAFF' ? [buyer] : [sales],
    namedIds: ids,
    ...(facts ? { facts } : {}),
  };
  await db.notice.deleteMany({});
  await db.$transaction((tx) => notifyNow(tx, occurrence, now));
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  await runDueJobs(database, { now, services: { mailer } });
  return sent;
}

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const usd = (amount: string, language: Locale) => plain(moneyIn(amount, 'USD', language));

const openAgain = (language: Locale) =>
  `INV-7, ${language === 'fr' ? 'de nouveau à payer :' : 'open again:'} ${usd('1234.5', language)}`;

/** Words that an email has, besides its title and link. */
const EXPECTED: Partial<Record<NoticeEvent, (language: Locale) => string[]>> = {
  JOB_DAY_MOVED: (language) => [
    dayIn('2026-12-04', language),
    dayIn('2026-12-11', language),
    'The stone is late',
  ],
  INVOICE_VOIDED: (language) => [usd('1234.5', language), usd('200', language), 'Billed twice'],
  INVOICE_WRITTEN_OFF: (language) => [usd('1234.5', language), 'As agreed'],
  DEPOSIT_DUE: (language) => [usd('1234.5', language)],
  PAYMENT_REVERSED: (language) => [openAgain(language), 'It bounced'],
  PAYMENT_CHARGED_BACK: (language) => [openAgain(language)],
  MONEY_REFUNDED: (language) => [usd('1234.5', language)],
  REFUND_FAILED: (language) => [usd('1234.5', language)],
  QUOTE_APPROVAL_ASKED: (language) => [usd('1234.5', language)],
};

/** Words of one language that the other never has. */
const FOREIGN: Record<Locale, RegExp> = {
  en: /\b(Bonjour|facture|commande|paiement|Ouvrir)\b/,
  fr: /\b(Hello|invoice|payment|Open it|promised|Amount|Balance)\b/,
};

const ROWS = NOTICE_EVENTS.flatMap((event) =>
  NOTICE_RULES[event].flatMap(({ side }: NoticeRule) =>
    (['en', 'fr'] as const).map((language) => [event, side, language] as const),
  ),
);

test.each(ROWS)('%s to the side %s is written whole in %s', async (event, side, language) => {
  const mails = await mailsOf(event, side, language);
  const mine = mails.filter(({ to }) => people.some(({ email }) => email === to));
  expect(mine.length).toBeGreaterThan(0);
  for (const { to, subject, text, html } of mine) {
    const { firstName } = people.find(({ email }) => email === to) ?? { firstName: '' };
    const body = plain(text);
    // An order thanks instead of greeting.
    if (event !== 'ORDER_RECEIVED')
      expect(body).toContain(language === 'fr' ? `Bonjour ${firstName},` : `Hello ${firstName},`);
    for (const part of [subject, body]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|\b[A-Z]{3,}_[A-Z_]+\b(?!\.)/);
      expect(part).not.toMatch(FOREIGN[language]);
    }
    for (const words of EXPECTED[event]?.(language) ?? []) {
      expect(body).toContain(plain(words));
      expect(plain(html)).toContain(plain(words).split(' : ').at(-1)?.split(': ').at(-1));
    }
    const prefix = language === 'fr' ? '/fr/backoffice/' : '/backoffice/';
    expect(text).toMatch(new RegExp(`https?://[^/ ]+${prefix}(?!my-profile)`));
  }
});
