import { InvalidInputError } from '../../errors/errors.ts';
import { mutation } from '../../schema/mutation.ts';
import { viewerField } from '../identity/sessions/session-result.ts';
import { MailKindEnum } from './mail-choice.type.ts';
import { kindsFor } from './rules/mail-kinds.ts';

mutation('setMailChoice', {
  description: 'Says whether one wants a kind of mail; `Viewer.mailChoices` lists those that one gets.',
  permission: 0,
  audit: { action: 'MAIL_CHOICE_SET', entityType: 'User' },
  repeat: 'naturally repeatable: sets a choice',
  budget: 3,
  input: (t) => ({
    kind: t.field({ type: MailKindEnum, required: true, description: 'The kind.' }),
    isWanted: t.boolean({ required: true, description: 'It is mailed.' }),
  }),
  resolve: async ({ kind, isWanted }, { viewer }, writes) => {
    const { userId } = viewer;
    if (!kindsFor(viewer).includes(kind)) throw InvalidInputError.of('kind', 'UNKNOWN', 'You get none.');
    await writes.transaction(async (tx, record) => {
      if (isWanted) await tx.mailRefusal.deleteMany({ where: { userId, kind } });
      else await tx.mailRefusal.createMany({ data: [{ userId, kind }], skipDuplicates: true });
      record({ entityId: userId, data: { kind, isWanted } });
    });
    return {};
  },
  success: (t) => ({ viewer: viewerField(t) }),
  sample: ({ caller, buyer }) => ({ as: caller(buyer), input: { kind: 'MENTIONED', isWanted: false } }),
});
