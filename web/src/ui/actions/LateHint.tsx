import { lazy, Suspense } from 'react';
import type { HintProps } from './Hint.tsx';

const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

/** A hint whose code loads after its trigger, so that the page does not wait for it. */
export function LateHint({ text, children }: HintProps) {
  return (
    <Suspense fallback={children}>
      <Hint text={text}>{children}</Hint>
    </Suspense>
  );
}
