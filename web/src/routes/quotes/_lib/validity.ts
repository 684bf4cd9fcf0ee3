/** Validity of an offer. */
type Validity = 'NONE' | 'VALID' | 'ENDS_SOON' | 'ENDED';

/** An offer expires soon within this time, as in the list’s filter. */
const SOON_MS = 72 * 3_600_000;

/** Validity of an offer. Only sent offers can expire. */
export function validityOf(
  { validUntil, statusCode }: { validUntil: string | null | undefined; statusCode: string },
  now = Date.now(),
): Validity {
  if (!validUntil) return 'NONE';
  if (statusCode !== 'SENT' && statusCode !== 'EXPIRED') return 'VALID';
  const left = Date.parse(validUntil) - now;
  if (left < 0) return 'ENDED';
  return left <= SOON_MS ? 'ENDS_SOON' : 'VALID';
}
