import { dayIn, type Locale, moneyIn } from '../../../lib/locale-formats.ts';
import { decimal } from '../../../lib/money.ts';
import type { LetterBlock, LetterFact } from '../../../mail/letter/letter.ts';
import type { NoticeSide } from '../rules/audiences.ts';
import type { NoticeEvent } from '../rules/events.ts';
import { type NoticeFacts, noticeAmount, noticeTitle } from '../rules/texts/notice-text.ts';
import type { MailText, NoticeReader } from './mail-user.ts';

/** Maximum number of lines in one email; the inbox has the others. */
const MOST = 50;
const INBOX = '/backoffice/inbox';

const WORDS = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    amount: 'Amount',
    madeFor: 'For',
    total: 'Total',
    balance: 'Balance due',
    due: 'Due',
    open: 'Open it in the portal',
    several: (count: number) => `${count} updates`,
    more: (count: number) => `And ${count} more.`,
    inbox: 'Open the inbox',
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    amount: 'Montant',
    madeFor: 'Pour',
    total: 'Total',
    balance: 'Reste à payer',
    due: 'Échéance',
    open: 'Ouvrir dans le portail',
    several: (count: number) => `${count} nouvelles`,
    more: (count: number) => `Et ${count} de plus.`,
    inbox: 'Ouvrir la boîte de réception',
  },
} as const;

/** A notice as a line of an email. */
type LetterLine = {
  readonly event: NoticeEvent;
  readonly side: NoticeSide;
  readonly number: string;
  readonly path: string;
  readonly facts: NoticeFacts;
};

type Reader = Pick<NoticeReader, 'firstName' | 'language' | 'urlOf'>;

/** An email with the text of the inbox: for one notice the text, amount and link; for several one line each. */
export function plainLetter(lines: readonly [LetterLine, ...LetterLine[]], reader: Reader): MailText {
  const [only] = lines;
  return lines.length === 1 ? letterOfOne(only, reader) : letterOfSeveral(lines, reader);
}

function letterOfOne(line: LetterLine, { firstName, language, urlOf }: Reader): MailText {
  const words = WORDS[language];
  const title = noticeTitle(line, language);
  const { words: written } = line.facts;
  const rows = factsOf(line.facts, language);
  const more: LetterBlock[] = [
    ...(rows.length === 0 ? [] : [{ kind: 'FACTS' as const, rows }]),
    ...(written === undefined ? [] : [{ kind: 'WORDS' as const, text: written }]),
  ];
  return {
    subject: title,
    heading: title,
    blocks: [
      { kind: 'TEXT', text: words.greeting(firstName) },
      ...more,
      { kind: 'LINK', label: words.open, url: urlOf(line.path) },
    ],
  };
}

/** Figures of a notice: what an invoice is for, its total and due date, or an amount. */
function factsOf(facts: NoticeFacts, language: Locale): LetterFact[] {
  const words = WORDS[language];
  const amount = noticeAmount(facts, language);
  const { total, madeFor, day, currency } = facts;
  if (total === undefined || currency === undefined)
    return amount === null ? [] : [{ label: words.amount, value: amount }];
  const isPaid = decimal(facts.amount ?? total).isZero();
  return [
    ...(madeFor === undefined ? [] : [{ label: words.madeFor, value: madeFor }]),
    { label: words.total, value: moneyIn(total, currency, language) },
    ...(amount === null ? [] : [{ label: words.balance, value: amount, isTotal: true }]),
    ...(day === undefined || isPaid ? [] : [{ label: words.due, value: dayIn(day, language) }]),
  ];
}

function letterOfSeveral(lines: readonly LetterLine[], { firstName, language, urlOf }: Reader): MailText {
  const words = WORDS[language];
  const subject = words.several(lines.length);
  const rest = lines.length - MOST;
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'TEXT', text: words.greeting(firstName) },
      { kind: 'ITEMS', rows: lines.slice(0, MOST).map((line) => itemOf(line, language)) },
      ...(rest > 0 ? [{ kind: 'TEXT' as const, text: words.more(rest) }] : []),
      { kind: 'LINK', label: words.inbox, url: urlOf(INBOX) },
    ],
  };
}

function itemOf(line: LetterLine, language: Locale) {
  return { title: noticeTitle(line, language), amount: noticeAmount(line.facts, language) };
}
