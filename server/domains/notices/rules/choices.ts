import type { NoticeSide } from './audiences.ts';
import { isNoticeEvent, MAIL_CHANNELS, type MailChannel, type NoticeEvent, ruleOf } from './events.ts';

/** How somebody is told of an event. */
export type NoticeChannels = { readonly inInbox: boolean; readonly mail: MailChannel };

/** A stored choice of a user. */
export type StoredChoice = { readonly event: string; readonly inInbox: boolean; readonly mail: string };

/** How a user of a side is told of an event: as they chose, else as the table says. Null: not at all. */
export function channelsOf(
  event: NoticeEvent,
  side: NoticeSide,
  choices: readonly StoredChoice[],
): NoticeChannels | null {
  const rule = ruleOf(event, side);
  if (rule === null) return null;
  const chosen = choices.find((choice) => choice.event === event);
  const mail = MAIL_CHANNELS.find((channel) => channel === chosen?.mail) ?? rule.mail;
  return { inInbox: chosen?.inInbox ?? rule.inbox, mail };
}

/** What a link at the foot of a mail ends: an event, or the daily mail. */
export type RefusableMail = NoticeEvent | 'DIGEST';

/** Whether an untrusted text names such a mail. */
export function isRefusableMail(text: string): text is RefusableMail {
  return text === 'DIGEST' || isNoticeEvent(text);
}
