/** Whom to ask about the order that a quote becomes: its contact, else who made it. */
export function orderContact({
  contactId,
  placedById,
}: {
  contactId: number | null;
  placedById: number;
}): number {
  return contactId ?? placedById;
}
