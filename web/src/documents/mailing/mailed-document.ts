import type { MailedDocumentKind } from './__generated__/MailsPanelQuery.graphql.ts';

/** A document that can be mailed: its number; of a statement the account number. */
export type MailedDocument = {
  readonly kind: Exclude<MailedDocumentKind, '%future added value'>;
  readonly number: string;
};
