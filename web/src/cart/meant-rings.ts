import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { askSameSize, type RingsOfSize } from './same-size.ts';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: MutationFailure };

/**
 * Sends what may bring rings of one size into the cart: the server refuses those first, the customer is asked, and only what
 * is meant is sent again. Null when it was not meant: nothing has changed.
 */
export async function meantRings<Sent extends Outcome>(
  send: (asksSameRingSize: boolean) => Promise<Sent>,
): Promise<Sent | null> {
  const outcome = await send(true);
  if (outcome.ok || outcome.failure.code !== 'SAME_RING_SIZE') return outcome;
  // As the server's refusal carries them.
  const sizes = outcome.failure.data.sizes as readonly RingsOfSize[];
  return (await askSameSize(sizes)) ? send(false) : null;
}
