import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { confirmSameSize, type RingsOfSize } from './same-size.ts';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: MutationFailure };

/**
 * Sends a change that may add rings of equal size to the cart. The server refuses it first, the customer confirms, and
 * the confirmed change is sent again. Null if not confirmed: nothing has changed.
 */
export async function confirmRings<Sent extends Outcome>(
  send: (asksSameRingSize: boolean) => Promise<Sent>,
): Promise<Sent | null> {
  const outcome = await send(true);
  if (outcome.ok || outcome.failure.code !== 'SAME_RING_SIZE') return outcome;
  // In the format of the server’s refusal.
  const sizes = outcome.failure.data.sizes as readonly RingsOfSize[];
  return (await confirmSameSize(sizes)) ? send(false) : null;
}
