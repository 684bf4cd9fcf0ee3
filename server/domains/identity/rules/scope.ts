/**
 * The rows that a permission reaches: none, the user's own, the active customer's, all the user's customers',
 * everyone's.
 */
export type Scope = 'NONE' | 'OWN' | 'CUSTOMER' | 'LINKED' | 'ALL';

/** Parses a stored scope; an unknown text grants nothing. */
export function knownScope(text: string | undefined): Scope {
  return text === 'ALL' || text === 'LINKED' || text === 'CUSTOMER' || text === 'OWN' ? text : 'NONE';
}

const WIDTH: Record<Scope, number> = { NONE: 0, OWN: 1, CUSTOMER: 2, LINKED: 3, ALL: 4 };

/** The wider of two scopes. */
export function widestScope(one: Scope, other: Scope): Scope {
  return WIDTH[one] >= WIDTH[other] ? one : other;
}

/** The user who wants to write a row. */
export interface RowWriter {
  userId: number;
  /** The active customer; null for staff without one. */
  customerId: number | null;
}

/** The owner of a row. OWN means placed by the user, or with the user as contact. */
export interface OwnedRow {
  customerId: number;
  placedById: number | null;
  contactId: number | null;
}

/** Whether a scope allows writing a row. LINKED reads all linked customers, but writes only the active one. */
export function scopeAllowsWrite(scope: Scope, writer: RowWriter, row: OwnedRow): boolean {
  switch (scope) {
    case 'NONE':
      return false;
    case 'OWN':
      return (
        row.customerId === writer.customerId &&
        (row.placedById === writer.userId || row.contactId === writer.userId)
      );
    case 'CUSTOMER':
    case 'LINKED':
      return row.customerId === writer.customerId;
    case 'ALL':
      return true;
  }
}
