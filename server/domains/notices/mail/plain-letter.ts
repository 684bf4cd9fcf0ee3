import { dayIn, type Locale, moneyIn } from '../../../lib/locale-formats.ts';
import type { LetterBlock, LetterFact } from '../../../mail/letter/letter.ts';
import type { NoticeSide } from '../rules/audiences.ts';
import type { NoticeEvent } from '../rules/events.ts';
import { noticeIntro } from '../rules/texts/notice-intros.ts';
import { isOwedNothing, type NoticeFacts, noticeAmount, noticeTitle } from '../rules/texts/notice-text.ts';
import type { MailText, NoticeReader } from './mail-user.ts';

/** Maximum number of lines in one email; the inbox has the others. */
const MAX = 50;
const INBOX = '/backoffice/inbox';

const WORDS = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    amount: 'Amount',
    madeFor: 'For',
    total: 'Total',
    paid: 'Paid',
    credited: 'Credited',
    balance: 'Balance due',
    due: 'Due',
    asked: 'Amount due',
    target: (piece: string) => `Target price each: ${piece}`,
    VOIDED: 'Voided',
    WRITTEN_OFF: 'Written off',
    returned: 'Available again',
    reopened: (number: string) => `${number}, open again`,
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
    paid: 'Payé',
    credited: 'Crédité',
    balance: 'Reste à payer',
    due: 'Échéance',
    asked: 'Montant à payer',
    target: (piece: string) => `Prix unitaire souhaité\u00A0: ${piece}`,
    VOIDED: 'Annulé',
    WRITTEN_OFF: 'Radié',
    returned: 'De nouveau disponible',
    reopened: (number: string) => `${number}, de nouveau à payer`,
    open: 'Ouvrir dans le portail',
    several: (count: number) => `${count} nouvelles`,
    more: (count: number) => `Et ${count} de plus.`,
    inbox: 'Ouvrir la boîte de réception',
  },
} as const;

/** Events of payments whose money left again. */
const TAKEN_BACK: ReadonlySet<NoticeEvent> = new Set([
  'PAYMENT_REVERSED',
  'PAYMENT_CHARGED_BACK',
  'MONEY_REFUNDED',
]);

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
  const intro = noticeIntro(line, language);
  const rows = factsOf(line, language);
  const more: LetterBlock[] = [
    ...(intro === null ? [] : [{ kind: 'TEXT' as const, text: intro }]),
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

/** Figures of a notice: those of an invoice, or an amount with the invoices that are open again. */
function factsOf({ event, facts }: LetterLine, language: Locale): LetterFact[] {
  const words = WORDS[language];
  const { total, madeFor, day, currency, reopened = [], targets = [] } = facts;
  if (currency === undefined) return [];
  const amount = facts.amount === undefined ? null : moneyIn(facts.amount, currency, language);
  const asked = event === 'DEPOSIT_DUE' || event === 'DEPOSIT_REVERSED';
  if (total === undefined)
    return [
      ...(amount === null ? [] : [{ label: asked ? words.asked : words.amount, value: amount }]),
      ...(TAKEN_BACK.has(event) ? reopened : []).map(({ number, amount: balance }) => ({
        label: words.reopened(number),
        value: moneyIn(balance, currency, language),
      })),
      ...targets.map(({ names, amount: target }) => ({
        label: words.target(names[language]),
        value: moneyIn(target, currency, language),
      })),
    ];
  return [
    ...(madeFor === undefined ? [] : [{ label: words.madeFor, value: madeFor }]),
    { label: words.total, value: moneyIn(total, currency, language) },
    ...(['paid', 'credited'] as const).flatMap((part) => {
      const covered = facts[part];
      return covered === undefined
        ? []
        : [{ label: words[part], value: moneyIn(covered, currency, language) }];
    }),
    ...closedRows(event, facts, language),
    ...(amount === null ? [] : [{ label: words.balance, value: amount, isTotal: true }]),
    ...(day === undefined || isOwedNothing(facts) ? [] : [{ label: words.due, value: dayIn(day, language) }]),
  ];
}

/** The amount of a closed invoice, and what it gives back. */
function closedRows(event: NoticeEvent, facts: NoticeFacts, language: Locale): LetterFact[] {
  const words = WORDS[language];
  const { closed, returned, currency } = facts;
  if (closed === undefined || currency === undefined) return [];
  const label = event === 'INVOICE_WRITTEN_OFF' ? words.WRITTEN_OFF : words.VOIDED;
  return [
    { label, value: moneyIn(closed, currency, language) },
    ...(returned === undefined
      ? []
      : [{ label: words.returned, value: moneyIn(returned, currency, language) }]),
  ];
}

function letterOfSeveral(lines: readonly LetterLine[], { firstName, language, urlOf }: Reader): MailText {
  const words = WORDS[language];
  const subject = words.several(lines.length);
  const rest = lines.length - MAX;
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'TEXT', text: words.greeting(firstName) },
      { kind: 'ITEMS', rows: lines.slice(0, MAX).map((line) => itemOf(line, language)) },
      ...(rest > 0 ? [{ kind: 'TEXT' as const, text: words.more(rest) }] : []),
      { kind: 'LINK', label: words.inbox, url: urlOf(INBOX) },
    ],
  };
}

function itemOf(line: LetterLine, language: Locale) {
  return { title: noticeTitle(line, language), amount: noticeAmount(line.facts, language) };
}
