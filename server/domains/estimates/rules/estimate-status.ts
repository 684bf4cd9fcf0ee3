/** Status of an estimate. */
export type EstimateStatus = 'OPEN' | 'EXPIRED' | 'CONVERTED';

/** The current status of an estimate. CONVERTED comes before EXPIRED. */
export function estimateStatus(
  { convertedAt, expiresAt }: { convertedAt: Date | null; expiresAt: Date },
  now: Date,
): EstimateStatus {
  if (convertedAt !== null) return 'CONVERTED';
  return expiresAt <= now ? 'EXPIRED' : 'OPEN';
}
