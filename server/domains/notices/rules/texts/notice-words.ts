import type { NOTICE_RULES, NoticeEvent } from '../events.ts';
import type { WaitedActCode } from '../waited-acts.ts';

/** The values of a text in the reader's language; empty if absent. */
export type Said = {
  readonly number: string;
  readonly customer: string;
  readonly author: string;
  readonly day: string;
  /** The requested action. */
  readonly act: WaitedActCode;
  /** A request was refused. */
  readonly isRefused: boolean;
  /** The bank caused it. */
  readonly isByBank: boolean;
  /** Payments and credits cover all of the invoice. */
  readonly isPaid: boolean;
};

/** The sides with a rule for an event. */
type SidesOf<Event extends NoticeEvent> = (typeof NOTICE_RULES)[Event][number]['side'];

/** The texts of each event for each side with a rule. */
export type NoticeWords = {
  readonly [Event in NoticeEvent]: Readonly<Record<SidesOf<Event>, (said: Said) => string>>;
};
