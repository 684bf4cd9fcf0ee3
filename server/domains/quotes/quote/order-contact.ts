/**
 * The contact for the order of a quote: its contact, otherwise the customer's user who requested it; null if there is
 * neither.
 */
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
