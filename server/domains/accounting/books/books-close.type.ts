import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';

/** A close of the books. */
export const BooksClose = builder.prismaObject('BooksClose', {
  description:
    'The books were closed: its days were posted to the journal, and nothing more counts for them.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('BooksClose', id) }),
    from: t.expose('from', { type: 'Date', description: 'First day that it closed.' }),
    until: t.expose('until', { type: 'Date', description: 'Last day that it closed.' }),
    entryCount: t.exposeInt('entryCount', { description: 'Entries of the ledger that it posted.' }),
    total: t.expose('total', { type: 'Decimal', description: 'What its debits come to, and its credits.' }),
    hash: t.exposeString('hash', {
      description: 'SHA-256 of the hash of the close before it and of all lines that it posted.',
    }),
    closedBy: t.relation('closedBy', { description: 'Who closed them.' }),
    closedActingBy: t.relation('closedActingBy', {
      nullable: true,
      description: 'Staff member who did it in that name.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'When.' }),
    reopenedAt: t.expose('reopenedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its days were opened again; null: they are closed.',
    }),
    reopenedBy: t.relation('reopenedBy', { nullable: true, description: 'Who opened them again.' }),
    reopenedActingBy: t.relation('reopenedActingBy', {
      nullable: true,
      description: 'Staff member who did that in their name.',
    }),
    reopenReason: t.exposeString('reopenReason', { nullable: true, description: 'Why.' }),
  }),
});
