/** Whom to ask about the order that a quote becomes: its contact, else the customer's user who asked for it; null: nobody yet. */
export function orderContact({
  contactId,
  placedById,
  isRequest,
}: {
  contactId: number | null;
  placedById: number;
  isRequest: boolean;
}): number | null {
  return contactId ?? (isRequest ? placedById : null);
}
