import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { keepShown, startQuery } from './RelayPage.tsx';
import { PageQuery } from './remembered-rows.ts';
import type { ShownQuery } from './shown-queries.ts';

type SectionQueryProps<Q extends OperationType> = {
  query: ConcreteRequest;
  variables: Q['variables'];
  /** What it shows: a constant, not made while rendering. */
  shown: Pick<ShownQuery, 'rowsVariable' | 'shows'>;
  /** Until the data is there; has the section's measures. */
  skeleton: ReactNode;
  children: (queryRef: PreloadedQuery<Q>) => ReactNode;
};

/**
 * A part of a page with a query of its own, started when it comes on screen, which only the user knows: the rest of a
 * page is in the query of its route. It follows changes as the page does, and a list in it that was longer when it was
 * left comes back as long.
 */
export function SectionQuery<Q extends OperationType>(props: SectionQueryProps<Q>) {
  const { query, variables, shown, skeleton, children } = props;
  const [queryRef, setQueryRef] = useState<PreloadedQuery<Q> | null>(null);
  const key = JSON.stringify(variables);

  useEffect(() => {
    const section = new AbortController();
    // Variables are plain data, so that their text stands for them.
    const own = JSON.parse(key) as Q['variables'];
    const started = startQuery<Q>(query, own, section.signal, shown);
    setQueryRef(started);
    const stop = keepShown(started);
    return () => {
      stop?.();
      section.abort();
    };
  }, [query, key, shown]);

  if (queryRef === null) return skeleton;
  return (
    <PageQuery value={queryRef}>
      <Suspense fallback={skeleton}>{children(queryRef)}</Suspense>
    </PageQuery>
  );
}
