/** Which rows a permission reaches: none, my own, my active customer's, all my customers', everyone's. */
export type Scope = 'NONE' | 'OWN' | 'CUSTOMER' | 'LINKED' | 'ALL';

/** A scope as the database keeps it; an unknown word grants nothing. */
export function knownScope(text: string | undefined): Scope {
  return text === 'ALL' || text === 'LINKED' || text === 'CUSTOMER' || text === 'OWN' ? text : 'NONE';
}

const WIDTH: Record<Scope, number> = { NONE: 0, OWN: 1, CUSTOMER: 2, LINKED: 3, ALL: 4 };

/** The wider of two scopes. */
export function widestScope(one: Scope, other: Scope): Scope {
  return WIDTH[one] >= WIDTH[other] ? one : other;
}

/** Who wants to write a row. */
export interface RowWriter {
  userId: number;
  /** The active customer; null for staff without one. */
  customerId: number | null;
}

/** Whose row it is. OWN means placed by the user or naming the user as contact. */
export interface OwnedRow {
  customerId: number;
  placedById: number | null;
  contactId: number | null;
}

/** Whether a scope lets someone write a row. LINKED reads all linked customers but writes the active one. */
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
