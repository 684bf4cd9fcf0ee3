/** Who reads a note: staff alone, or the customer too. */
export type NoteVisibility = 'INTERNAL' | 'CUSTOMER';

/** Kinds of notes that somebody may write and read at most: internal ones are for staff. */
export function noteVisibilities({ isStaff }: { isStaff: boolean }): readonly NoteVisibility[] {
  return isStaff ? ['CUSTOMER', 'INTERNAL'] : ['CUSTOMER'];
}
