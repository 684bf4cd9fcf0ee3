import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { ownNotices } from '../access.ts';
import { NoticeEventEnum } from '../choices/notice-event.type.ts';
import { noticeFactsOf } from '../notify/event-occurrence.ts';
import { isNoticeEvent } from '../rules/events.ts';
import { noticeAmount, noticeTitle } from '../rules/texts/notice-text.ts';

/** A notice to a user. */
export const Notice = builder.prismaNode('Notice', {
  description: 'A notification of the viewer about one of their records.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: ownNotices(viewer) }),
  nullable: true,
  sample: async ({ buyer, notice, foreignBuyer }) => ({
    as: buyer,
    id: await notice(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    event: t.field({
      type: NoticeEventEnum,
      description: 'What happened.',
      select: { event: true },
      resolve: ({ event }) => eventOf(event),
    }),
    number: t.exposeString('number', { description: 'Number of the record, e.g. `PQ-10023`.' }),
    path: t.exposeString('path', { description: 'Path of the page that shows it, without language.' }),
    title: t.string({
      description: 'One-line summary of the event, in the language of the request.',
      select: { event: true, side: true, number: true, facts: true },
      resolve: ({ event, side, number, facts }, _args, { language }) =>
        noticeTitle(
          {
            event: eventOf(event),
            side: side === 'STAFF' ? 'STAFF' : 'CUSTOMER',
            number,
            facts: noticeFactsOf(facts),
          },
          language,
        ),
    }),
    amount: t.string({
      nullable: true,
      description: 'Amount concerned, formatted; null when there is none.',
      select: { facts: true },
      resolve: ({ facts }, _args, { language }) => noticeAmount(noticeFactsOf(facts), language),
    }),
    words: t.string({
      nullable: true,
      description: 'Message text, plain text.',
      select: { facts: true },
      resolve: ({ facts }) => noticeFactsOf(facts).words ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was read; null: unread.',
    }),
  }),
});

function eventOf(event: string) {
  if (!isNoticeEvent(event)) throw new Error(`No event is called ${event}.`);
  return event;
}
