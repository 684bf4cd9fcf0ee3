/** Status of an estimate. */
export type EstimateStatus = 'OPEN' | 'EXPIRED' | 'CONVERTED';

/** How an estimate stands now: what it became outlives the day until which it was kept. */
export function estimateStatus(
  { convertedAt, expiresAt }: { convertedAt: Date | null; expiresAt: Date },
  now: Date,
): EstimateStatus {
  if (convertedAt !== null) return 'CONVERTED';
  return expiresAt <= now ? 'EXPIRED' : 'OPEN';
}
