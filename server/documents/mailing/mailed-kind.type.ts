import { builder } from '../../schema/builder.ts';

/** Kinds of documents that can be mailed from their pages. */
export const MailedDocumentKindEnum = builder.enumType('MailedDocumentKind', {
  description: 'A document that staff mail to the people of its customer.',
  values: {
    INVOICE: { description: 'An invoice that was issued.' },
    RECEIPT: { description: 'The receipt of a payment.' },
    CREDIT_MEMO: { description: 'A credit memo.' },
    STATEMENT: { description: 'A statement of account.' },
  } as const,
});

export type MailedKind = typeof MailedDocumentKindEnum.$inferType;
