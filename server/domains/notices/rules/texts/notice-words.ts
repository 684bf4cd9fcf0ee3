import type { NOTICE_RULES, NoticeEvent } from '../events.ts';
import type { WaitedActCode } from '../waited-acts.ts';

/** What a text names, as its reader writes it; empty where a happening has none. */
export type Said = {
  readonly number: string;
  readonly customer: string;
  readonly author: string;
  readonly day: string;
  /** What somebody is asked to do. */
  readonly act: WaitedActCode;
  /** A request was refused. */
  readonly isRefused: boolean;
};

/** The sides that are told of an event. */
type SidesOf<Event extends NoticeEvent> = (typeof NOTICE_RULES)[Event][number]['side'];

/** The texts of every event for each side that is told of it. */
export type NoticeWords = {
  readonly [Event in NoticeEvent]: Readonly<Record<SidesOf<Event>, (said: Said) => string>>;
};
