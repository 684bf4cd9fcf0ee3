/** A quote or an order that has a contact. */
export type ContactedRow = {
  readonly of: 'QUOTE' | 'ORDER';
  readonly id: string;
  readonly customerId: number;
  readonly contact: { readonly databaseId: number; readonly fullName: string } | null | undefined;
};
