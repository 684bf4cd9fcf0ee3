import type { NoticeSide } from './audiences.ts';
import { isNoticeEvent, MAIL_CHANNELS, type MailChannel, type NoticeEvent, ruleOf } from './events.ts';

/** The channels of an event for a user. */
export type NoticeChannels = { readonly inInbox: boolean; readonly mail: MailChannel };

/** A stored choice of a user. */
export type StoredChoice = { readonly event: string; readonly inInbox: boolean; readonly mail: string };

/** The channels of an event for a user of a side: their choice, otherwise the default; null for none. */
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

/** What an unsubscribe link ends: an event, or the daily email. */
export type RefusableMail = NoticeEvent | 'DIGEST';

/** Whether a text is such an email. */
export function isRefusableMail(text: string): text is RefusableMail {
  return text === 'DIGEST' || isNoticeEvent(text);
}
