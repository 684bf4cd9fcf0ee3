import { builder } from '../../../schema/builder.ts';
import { NOTICE_EVENTS, type NoticeEvent } from '../rules/events.ts';
import { EVENT_WORDS } from '../rules/texts/event-words.ts';

const EVENTS = NOTICE_EVENTS.map((event) => [event, { description: EVENT_WORDS[event] }]);

/** Events, in GraphQL. */
export const NoticeEventEnum = builder.enumType('NoticeEvent', {
  description: 'An event that users are notified about.',
  // Built from all events, so the keys are theirs.
  values: Object.fromEntries(EVENTS) as Record<NoticeEvent, { description: string }>,
});

/** How an event is emailed, in GraphQL. */
export const MailChannelEnum = builder.enumType('MailChannel', {
  description: 'How a user is notified of an event by e-mail.',
  values: {
    AT_ONCE: { description: 'A separate e-mail at once.' },
    DIGEST: { description: 'In the daily mail.' },
    NONE: { description: 'Not at all.' },
  } as const,
});
