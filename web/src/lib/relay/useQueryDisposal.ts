import { useEffect } from 'react';

type Disposable = { dispose: () => void };

const pending = new WeakMap<Disposable, ReturnType<typeof setTimeout>>();

/**
 * Releases a query reference after the page that shows it has gone or has got a newer one. The release waits a turn:
 * React's development mode unmounts and mounts every effect once, and the reference must outlive that.
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
