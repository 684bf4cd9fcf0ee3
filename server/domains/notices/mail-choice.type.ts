import { builder } from '../../schema/builder.ts';
import { ViewerType } from '../identity/viewer.type.ts';
import { kindsFor, type MailKind } from './rules/mail-kinds.ts';

const KINDS = {
  ORDER_RECEIVED: { description: 'An order was received.' },
  QUOTE_SENT: { description: 'An offer was sent.' },
  QUOTE_EXPIRING: { description: 'An offer ends in three days.' },
  PROOF_WAITING: { description: 'A proof waits for an approval.' },
  JOB_LATE: { description: 'A job is late.' },
  JOB_SHIPPED: { description: 'A job was shipped.' },
  CONSIGNMENT_DUE: { description: 'The term of a consignment is nearly or wholly over.' },
  MENTIONED: { description: 'A note calls one by name.' },
} satisfies Record<MailKind, { description: string }>;

/** Kinds of mail, in GraphQL. */
export const MailKindEnum = builder.enumType('MailKind', {
  description: 'A kind of mail that a user may refuse.',
  values: KINDS,
});

/** A kind of mail, and whether it is wanted. */
const MailChoice = builder.objectRef<{ kind: MailKind; isWanted: boolean }>('MailChoice').implement({
  description: 'A kind of mail, and whether the user wants it.',
  fields: (t) => ({
    kind: t.field({ type: MailKindEnum, description: 'The kind.', resolve: ({ kind }) => kind }),
    isWanted: t.exposeBoolean('isWanted', { description: 'It is mailed.' }),
  }),
});

builder.prismaObjectField(ViewerType, 'mailChoices', (t) =>
  t.field({
    type: [MailChoice],
    description: 'The mails that one gets, and which of them one wants: `setMailChoice`.',
    select: { mailRefusals: { select: { kind: true } } },
    resolve: ({ mailRefusals }, _args, { viewer }) =>
      kindsFor(viewer).map((kind) => ({
        kind,
        isWanted: !mailRefusals.some((refused) => refused.kind === kind),
      })),
  }),
);
