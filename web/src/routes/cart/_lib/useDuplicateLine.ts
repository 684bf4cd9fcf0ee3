import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { loadExtras } from './load-extras.ts';

/** Duplicates a line. For a second size, the copy needs only one change. */
export function useDuplicateLine(): [(lineId: string) => Promise<void>, boolean] {
  const errorText = useCartErrorText();
  const environment = useRelayEnvironment();
  const [isDuplicating, setIsDuplicating] = useState(false);

  async function duplicate(id: string) {
    setIsDuplicating(true);
    // Fetched on demand, because few lines are duplicated.
    const code = await loadExtras().catch((error: Error) => ({ error }));
    const outcome =
      'error' in code
        ? { ok: false as const, failure: requestFailure(code.error) }
        : await code.duplicateLine(environment, id);
    setIsDuplicating(false);
    if (outcome && !outcome.ok) toastError(errorText(outcome.failure));
  }

  return [duplicate, isDuplicating];
}
