import { dayIn, type Locale, moneyIn } from '../../../../lib/locale-formats.ts';
import { decimal } from '../../../../lib/money.ts';
import type { NoticeSide } from '../audiences.ts';
import type { NoticeEvent } from '../events.ts';
import type { WaitedActCode } from '../waited-acts.ts';
import { NOTICES_EN } from './notice-words.en.ts';
import { NOTICES_FR } from './notice-words.fr.ts';
import type { NoticeWords, Said } from './notice-words.ts';

/** Data of an event besides its number; stored with the notice, so that its text never changes. */
export type NoticeFacts = {
  /** Name of a row that has no number of its own, by language. */
  readonly names?: Readonly<Record<Locale, string>> | undefined;
  /** Name of the customer. */
  readonly customer?: string | undefined;
  /** Name of the actor. */
  readonly author?: string | undefined;
  /** Exact decimal, with its currency. */
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  /** Total of an invoice; `amount` is its balance, `day` its due date. */
  readonly total?: string | undefined;
  /** Parts of `total` covered by payments and by credits. */
  readonly paid?: string | undefined;
  readonly credited?: string | undefined;
  /** Number of the shipment or order that an invoice is for. */
  readonly madeFor?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  /** The day that `day` replaces; absent if there was none. */
  readonly dayBefore?: string | undefined;
  /** Amount of an invoice that was voided or written off. */
  readonly closed?: string | undefined;
  /** Amount of payments that a voided invoice gave back. */
  readonly returned?: string | undefined;
  /** Invoices that are open again, with their balances. */
  readonly reopened?: readonly { readonly number: string; readonly amount: string }[] | undefined;
  /** The customer's target price of one piece, by lines of an offer. */
  readonly targets?:
    | readonly { readonly names: Readonly<Record<Locale, string>>; readonly amount: string }[]
    | undefined;
  /** Caused by the bank, not by a user. */
  readonly cause?: 'BANK' | undefined;
  /** Text written by a user. */
  readonly words?: string | undefined;
  /** The decision on a request. */
  readonly decision?: 'APPROVED' | 'REFUSED' | undefined;
  /** The requested action. */
  readonly act?: WaitedActCode | undefined;
};

const WORDS: Readonly<Record<Locale, NoticeWords>> = { en: NOTICES_EN, fr: NOTICES_FR };
const SOMEBODY: Readonly<Record<Locale, string>> = { en: 'Somebody', fr: 'Quelqu’un' };

/** The line of the inbox and the subject of an email. */
export function noticeTitle(
  {
    event,
    side,
    number,
    facts,
  }: { event: NoticeEvent; side: NoticeSide; number: string; facts: NoticeFacts },
  language: Locale,
): string {
  // Each event has texts for the sides of its rules, and a notice belongs to one of them.
  const texts: Partial<Record<NoticeSide, (said: Said) => string>> = WORDS[language][event];
  const write = texts[side];
  if (!write) throw new Error(`Nobody of the side ${side} is told of ${event}.`);
  return write({
    number: facts.names?.[language] ?? number,
    customer: facts.customer ?? SOMEBODY[language],
    author: facts.author ?? SOMEBODY[language],
    act: facts.act ?? 'ANSWER',
    isRefused: facts.decision === 'REFUSED',
    isByBank: facts.cause === 'BANK',
    isPaid: isOwedNothing(facts) && (facts.paid ?? facts.credited) !== undefined,
    day: facts.day === undefined ? '' : dayIn(facts.day, language),
  });
}

/** Whether nothing is left to pay on an invoice: it is paid, or voided in the meantime. */
export function isOwedNothing({ amount, total }: NoticeFacts): boolean {
  return total !== undefined && amount !== undefined && decimal(amount).isZero();
}

/** The amount of a notice: of a closed invoice the closed one, without a balance its total; null for none. */
export function noticeAmount(facts: NoticeFacts, language: Locale): string | null {
  const { closed, total, currency } = facts;
  const shown = closed ?? (isOwedNothing(facts) ? total : facts.amount);
  return shown === undefined || currency === undefined ? null : moneyIn(shown, currency, language);
}
