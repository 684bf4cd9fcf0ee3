import { Suspense } from 'react';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import { useSeesCost } from '../../lib/session/useSeesCost.ts';
import type { ExplainedSubject } from './ExplainLink.tsx';
import { explainTexts } from './namespace.ts';

const ExplainLink = lazyPart(async () => (await import('./ExplainLink.tsx')).ExplainLink, explainTexts);

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
