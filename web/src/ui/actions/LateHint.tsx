import { lazy, Suspense } from 'react';
import type { HintProps } from './Hint.tsx';

const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

/** A hint that comes after what it explains: pages that have no other stand without waiting for what shows it. */
export function LateHint({ text, children }: HintProps) {
  return (
    <Suspense fallback={children}>
      <Hint text={text}>{children}</Hint>
    </Suspense>
  );
}
