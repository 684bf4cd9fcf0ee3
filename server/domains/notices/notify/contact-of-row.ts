/** The columns for the contact of a row. */
export const CONTACT_SELECT = {
  customerId: true,
  placedById: true,
  contactId: true,
  placedBy: { select: { isStaff: true } },
} as const;

/** The customer's user to notify about a row: its contact, otherwise the user who placed it; null for none. */
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
