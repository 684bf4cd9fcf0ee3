import type { TaskContext } from '../../../queue/task.ts';
import type { NoticeSide } from '../rules/audiences.ts';
import type { NoticeEvent } from '../rules/events.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';
import type { MailText, NoticeReader } from './mail-user.ts';

/** A notice for its email. */
export type MailedNotice = {
  readonly userId: number;
  readonly side: NoticeSide;
  readonly event: NoticeEvent;
  /** Distinguishes several events of the same row; empty if there is only one. */
  readonly of: string;
  readonly subjectModel: string;
  readonly subjectId: number;
  readonly number: string;
  readonly path: string;
  readonly facts: NoticeFacts;
};

/** Writes the email of a notice, or of several gathered ones; null: no longer true. */
type NoticeLetter = (
  notices: readonly [MailedNotice, ...MailedNotice[]],
  reader: NoticeReader,
  context: Pick<TaskContext, 'db' | 'now'>,
) => Promise<MailText | null>;

const declared = new Map<NoticeEvent, NoticeLetter>();

/** Declares the email of an event that contains more than the inbox, in a file `<thing>.notice.ts` of its domain. */
export function noticeLetter(event: NoticeEvent, write: NoticeLetter): void {
  declared.set(event, write);
}

/** The email writer of an event; null for the plain email. */
export function letterOf(event: NoticeEvent): NoticeLetter | null {
  return declared.get(event) ?? null;
}
