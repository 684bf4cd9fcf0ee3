/** A shipment, as far as billing reads it. */
type ShippedPieces = { id: number; voidedAt: Date | null };

/**
 * The shipments that can be invoiced individually: those that are not void and have no invoice, unless an invoice
 * charged everything that was left.
 */
export function billableShipments<Of extends ShippedPieces>(
  shipments: readonly Of[],
  standing: readonly { shipmentId: number | null }[],
): Of[] {
  if (standing.some(({ shipmentId }) => shipmentId === null)) return [];
  const billed = new Set(standing.map(({ shipmentId }) => shipmentId));
  return shipments.filter(({ id, voidedAt }) => voidedAt === null && !billed.has(id));
}
