/** How an offer stands in time. */
type Validity = 'NONE' | 'VALID' | 'ENDS_SOON' | 'ENDED';

/** An offer ends soon within so many hours, as the filter of the list has it. */
const SOON_MS = 72 * 3_600_000;

/** How an offer stands in time. Only one that was sent can end: others await nobody's answer. */
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
