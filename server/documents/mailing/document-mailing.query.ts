import { codeOf } from '../../lib/plain-text.ts';
import { builder } from '../../schema/builder.ts';
import { DocumentMailing } from './document-mailing.type.ts';
import { MailedDocumentKindEnum } from './mailed-kind.type.ts';
import { MAILED_KINDS, requireMailing } from './mailed-kinds.ts';

builder.queryField('documentMailing', (t) =>
  t.field({
    type: DocumentMailing,
    nullable: true,
    description:
      'Possible and past recipients of a document (`mailDocument`); null for an unknown document. Staff only.',
    authScopes: { signedIn: true },
    budget: 6,
    args: {
      kind: t.arg({ type: MailedDocumentKindEnum, required: true, description: 'Kind of document.' }),
      number: t.arg.string({
        required: true,
        description: 'Number of the invoice, payment or credit; for a statement the account number.',
      }),
    },
    sample: async ({ admin, invoiceNumber }) => ({
      as: admin,
      args: { kind: 'INVOICE', number: await invoiceNumber() },
    }),
    resolve: async (_root, { kind, number: typed }, { db, viewer }) => {
      requireMailing(viewer, kind);
      const number = codeOf(typed);
      if (number === null) return null;
      const row = await MAILED_KINDS[kind].find(db, viewer, number);
      return row && { kind, number, row };
    },
  }),
);
