/** A shipment as billing looks at it. */
type ShippedPieces = { id: number; voidedAt: Date | null };

/**
 * The shipments that can be billed by themselves while their order can be billed: those that stand and have no invoice, as
 * long as no invoice billed all that was left.
 */
export function billableShipments<Of extends ShippedPieces>(
  shipments: readonly Of[],
  standing: readonly { shipmentId: number | null }[],
): Of[] {
  if (standing.some(({ shipmentId }) => shipmentId === null)) return [];
  const billed = new Set(standing.map(({ shipmentId }) => shipmentId));
  return shipments.filter(({ id, voidedAt }) => voidedAt === null && !billed.has(id));
}
