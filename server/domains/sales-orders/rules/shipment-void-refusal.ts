import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** What voiding depends on. */
type VoidedShipment = { isVoided: boolean; isInvoiced: boolean; jobStatuses: readonly JobStatusCode[] };

/** Why a shipment cannot be voided; null if it can. Its invoice must be voided first. */
export function shipmentVoidRefusal({
  isVoided,
  isInvoiced,
  jobStatuses,
}: VoidedShipment): 'ALREADY_VOIDED' | 'SHIPMENT_INVOICED' | 'JOB_COMPLETED' | null {
  if (isVoided) return 'ALREADY_VOIDED';
  if (isInvoiced) return 'SHIPMENT_INVOICED';
  return jobStatuses.includes('COMPLETED') ? 'JOB_COMPLETED' : null;
}
