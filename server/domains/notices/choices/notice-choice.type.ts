import { builder } from '../../../schema/builder.ts';
import { ViewerType } from '../../identity/viewer.type.ts';
import { channelsOf, type NoticeChannels } from '../rules/choices.ts';
import { eventsOf, type NoticeEvent } from '../rules/events.ts';
import { MailChannelEnum, NoticeEventEnum } from './notice-event.type.ts';

/** An event with its channels. */
const NoticeChoice = builder.objectRef<NoticeChannels & { event: NoticeEvent }>('NoticeChoice').implement({
  description: 'An event, and how the user is notified of it.',
  fields: (t) => ({
    event: t.field({ type: NoticeEventEnum, description: 'What happens.', resolve: ({ event }) => event }),
    inInbox: t.exposeBoolean('inInbox', { description: 'It comes into the inbox.' }),
    mail: t.field({ type: MailChannelEnum, description: 'How it is mailed.', resolve: ({ mail }) => mail }),
  }),
});

builder.prismaObjectField(ViewerType, 'noticeChoices', (t) =>
  t.field({
    type: [NoticeChoice],
    description: 'Events that the viewer can be notified of, and how; see `setNoticeChoice`.',
    select: { noticeChoices: true },
    resolve: ({ noticeChoices }, _args, { viewer }) => {
      const side = viewer.isStaff ? 'STAFF' : 'CUSTOMER';
      return eventsOf(side).flatMap((event) => {
        const channels = channelsOf(event, side, noticeChoices);
        return channels === null ? [] : [{ event, ...channels }];
      });
    },
  }),
);
