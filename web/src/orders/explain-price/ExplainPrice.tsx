import { lazy, Suspense } from 'react';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { useSeesCost } from '../../lib/session/useSeesCost.ts';
import type { ExplainedSubject } from './ExplainLink.tsx';
import { explainTexts } from './namespace.ts';

const ExplainLink = lazy(async () => {
  const [{ ExplainLink: link }] = await Promise.all([
    import('./ExplainLink.tsx'),
    loadNamespace(explainTexts),
  ]);
  return { default: link };
});

/** A link from a price to its explanation, for users who may see its components. Fetched after the page. */
export function ExplainPrice({ of }: { of: ExplainedSubject }) {
  return (
    useSeesCost() && (
      <Suspense>
        <ExplainLink of={of} />
      </Suspense>
    )
  );
}
