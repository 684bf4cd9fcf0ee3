import { RefusedError } from '../errors/errors.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Limits that refuse calls, as metrics name them. */
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

/** Limits on guessing answer that there were too many attempts; the others that calls come too fast. */
const GUESSES: ReadonlySet<LimitName> = new Set([
  'sign-in',
  'sign-in-link',
  'old-password',
  'password-reset',
  'guest-quote',
  'coupon',
]);

/** The refusal of a call that exceeds a limit, counted for the metrics; its data says how long to wait. */
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
