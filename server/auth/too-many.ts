import { RefusedError } from '../errors/errors.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Rate limits, as named in metrics. */
export type LimitName =
  | 'sign-in'
  | 'sign-in-link'
  | 'old-password'
  | 'password-reset'
  | 'guest-quote'
  | 'coupon'
  | 'upload'
  | 'document-mail'
  | 'visitor-price'
  | 'visitor-search';

/** Limits on guessing report too many attempts; the others report too many calls. */
const GUESSES: ReadonlySet<LimitName> = new Set([
  'sign-in',
  'sign-in-link',
  'old-password',
  'password-reset',
  'guest-quote',
  'coupon',
]);

/** The error of a call that exceeds a limit, counted in the metrics; its data has the waiting time. */
export function tooMany(
  { services }: { services: { metrics: Metrics } },
  limit: LimitName,
  wait: { retryAfterSeconds: number } | { msLeft: number },
): RefusedError {
  services.metrics.count('rate_limit_refusals', { limit });
  const seconds = 'msLeft' in wait ? wait.msLeft / 1_000 : wait.retryAfterSeconds;
  const code = GUESSES.has(limit) ? 'TOO_MANY_ATTEMPTS' : 'RATE_LIMITED';
  return new RefusedError(code, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
}
