import type { MailedDocumentKind } from './__generated__/MailsPanelQuery.graphql.ts';

/** A document that can be emailed: its number, or the account number for a statement. */
export type MailedDocument = {
  readonly kind: Exclude<MailedDocumentKind, '%future added value'>;
  readonly number: string;
};
