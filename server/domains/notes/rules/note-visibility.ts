/** Readers of a note: staff only, or also the customer. */
export type NoteVisibility = 'INTERNAL' | 'CUSTOMER';

/** Kinds of notes that a side may read and write at most: internal ones are for staff. */
export function noteVisibilities({ isStaff }: { isStaff: boolean }): readonly NoteVisibility[] {
  return isStaff ? ['CUSTOMER', 'INTERNAL'] : ['CUSTOMER'];
}
