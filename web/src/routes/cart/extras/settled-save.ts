import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';

/**
 * Waits for a change of the cart. Placing an order waits for it too; a refused change is shown, and does not block the
 * order. Returns the failure, or null.
 */
export async function settledSave(
  work: Promise<{ ok: true } | { ok: false; failure: MutationFailure }>,
): Promise<MutationFailure | null> {
  trackSave(work.then(() => true));
  const outcome = await work;
  return outcome.ok ? null : outcome.failure;
}
