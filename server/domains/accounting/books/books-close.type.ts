import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';

/** A close of the books. */
export const BooksClose = builder.prismaObject('BooksClose', {
  description:
    'A close of the books: its days were posted to the journal, and no more entries can be dated on them.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('BooksClose', id) }),
    from: t.expose('from', { type: 'Date', description: 'First day that it closed.' }),
    until: t.expose('until', { type: 'Date', description: 'Last day that it closed.' }),
    entryCount: t.exposeInt('entryCount', { description: 'Number of ledger entries that it posted.' }),
    total: t.expose('total', {
      type: 'Decimal',
      description: 'Total debits, equal to total credits.',
    }),
    hash: t.exposeString('hash', {
      description: 'SHA-256 over the hash of the previous close and all lines that this close posted.',
    }),
    closedBy: t.relation('closedBy', { description: 'Who closed them.' }),
    closedActingBy: t.relation('closedActingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'When the books were closed.' }),
    reopenedAt: t.expose('reopenedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its days were reopened; null: they are closed.',
    }),
    reopenedBy: t.relation('reopenedBy', { nullable: true, description: 'Who reopened them.' }),
    reopenedActingBy: t.relation('reopenedActingBy', {
      nullable: true,
      description: 'Staff member who reopened them on behalf of that user.',
    }),
    reopenReason: t.exposeString('reopenReason', { nullable: true, description: 'Reason for reopening.' }),
  }),
});
