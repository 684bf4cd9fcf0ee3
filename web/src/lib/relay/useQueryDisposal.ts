import { useEffect } from 'react';

type Disposable = { dispose: () => void };

const pending = new WeakMap<Disposable, ReturnType<typeof setTimeout>>();

/**
 * Releases a query reference after its page is unmounted or has a newer one. It waits one turn, because React's
 * development mode unmounts and remounts every effect once.
 */
export function useQueryDisposal(reference: Disposable): void {
  useEffect(() => {
    clearTimeout(pending.get(reference));
    return () => {
      pending.set(
        reference,
        setTimeout(() => reference.dispose()),
      );
    };
  }, [reference]);
}
