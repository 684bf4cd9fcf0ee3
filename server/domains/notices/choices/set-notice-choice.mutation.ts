import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { viewerField } from '../../identity/sessions/session-result.ts';
import { ruleOf } from '../rules/events.ts';
import { MailChannelEnum, NoticeEventEnum } from './notice-event.type.ts';
import { saveChoice } from './save-choices.ts';

mutation('setNoticeChoice', {
  description: 'Sets how the viewer is notified of an event; `Viewer.noticeChoices` lists the events.',
  permission: 0,
  audit: { action: 'NOTICE_CHOICE_SET', entityType: 'User' },
  repeat: 'naturally repeatable: sets a choice',
  budget: 4,
  input: (t) => ({
    event: t.field({ type: NoticeEventEnum, required: true, description: 'The event.' }),
    inInbox: t.boolean({ required: true, description: 'It comes into the inbox.' }),
    mail: t.field({ type: MailChannelEnum, required: true, description: 'How it is mailed.' }),
  }),
  resolve: async ({ event, inInbox, mail }, { viewer }, writes) => {
    const { userId } = viewer;
    if (ruleOf(event, viewer.isStaff ? 'STAFF' : 'CUSTOMER') === null)
      throw InvalidInputError.of('event', 'UNKNOWN', 'You are never told of it.');
    await writes.transaction(async (tx, record) => {
      await saveChoice(tx, userId, { event, inInbox, mail });
      record({ entityId: userId, data: { event, inInbox, mail } });
    });
    return {};
  },
  success: (t) => ({ viewer: viewerField(t) }),
  sample: ({ caller, buyer }) => ({
    as: caller(buyer),
    input: { event: 'MENTIONED', inInbox: true, mail: 'DIGEST' },
  }),
});
