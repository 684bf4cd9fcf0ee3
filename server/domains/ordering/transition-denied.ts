import { RefusedError } from '../../errors/errors.ts';

/** What may be done with an order now, as far as a refusal tells it. */
type Offered = { readonly action: string; readonly missing: string | null };

/** There is no such step from where an order stands: the refusal names the steps that there are for the caller. */
export function transitionDenied(offered: readonly Offered[]): RefusedError {
  const allowed = offered.filter(({ missing }) => missing === null).map(({ action }) => action);
  return new RefusedError('STATUS_TRANSITION_DENIED', { allowed });
}
