import type { TaskContext } from '../../../queue/task.ts';
import type { NoticeSide } from '../rules/audiences.ts';
import type { NoticeEvent } from '../rules/events.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';
import type { MailText, NoticeReader } from './mail-user.ts';

/** A notice as its letter is written. */
export type MailedNotice = {
  readonly userId: number;
  readonly side: NoticeSide;
  readonly event: NoticeEvent;
  /** Which of several such happenings to the same row it is; empty where there is one. */
  readonly of: string;
  readonly subjectModel: string;
  readonly subjectId: number;
  readonly number: string;
  readonly path: string;
  readonly facts: NoticeFacts;
};

/** Writes the mail of a notice, or of all that were gathered, of which there is one at least; null: no longer true. */
type NoticeLetter = (
  notices: readonly [MailedNotice, ...MailedNotice[]],
  reader: NoticeReader,
  context: Pick<TaskContext, 'db' | 'now'>,
) => Promise<MailText | null>;

const declared = new Map<NoticeEvent, NoticeLetter>();

/** Declares the letter of an event that says more than the line of the inbox, in a file `<thing>.notice.ts` of its domain. */
export function noticeLetter(event: NoticeEvent, write: NoticeLetter): void {
  declared.set(event, write);
}

/** The letter of an event; null: the plain one. */
export function letterOf(event: NoticeEvent): NoticeLetter | null {
  return declared.get(event) ?? null;
}
