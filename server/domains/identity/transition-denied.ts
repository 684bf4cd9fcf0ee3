import { RefusedError } from '../../errors/errors.ts';

/** An available action, for the refusal. */
type Offered = { readonly action: string; readonly missing: string | null };

/** The refusal of an action that the status does not allow, with the actions that are available to the caller. */
export function transitionDenied(offered: readonly Offered[]): RefusedError {
  const allowed = offered.filter(({ missing }) => missing === null).map(({ action }) => action);
  return new RefusedError('STATUS_TRANSITION_DENIED', { allowed });
}
