/** What tells whose contact is asked about a row, as it is selected. */
export const CONTACT_SELECT = {
  customerId: true,
  placedById: true,
  contactId: true,
  placedBy: { select: { isStaff: true } },
} as const;

/** Whom of the customer's people to tell about a row: its contact, else the customer's user who placed it; null: nobody. */
export function contactOfRow({
  contactId,
  placedById,
  placedBy,
}: {
  contactId: number | null;
  placedById: number;
  placedBy: { isStaff: boolean };
}): number | null {
  return contactId ?? (placedBy.isStaff ? null : placedById);
}
