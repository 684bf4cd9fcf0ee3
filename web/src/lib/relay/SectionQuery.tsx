import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { keepShown, startQuery } from './RelayPage.tsx';
import { PageQuery } from './remembered-rows.ts';
import type { ShownQuery } from './shown-queries.ts';

type SectionQueryProps<Q extends OperationType> = {
  query: ConcreteRequest;
  variables: Q['variables'];
  /** The shown rows, as a constant that is not created while rendering. */
  shown: Pick<ShownQuery, 'rowsVariable' | 'shows'>;
  /** Placeholder until the data arrives, with the size of the section. */
  skeleton: ReactNode;
  children: (queryRef: PreloadedQuery<Q>) => ReactNode;
};

/**
 * A section with its own query, started when it is shown by a user action; all other data belongs to the query of the
 * route. It is updated live like the page, and a list in it is reloaded at its previous length.
 */
export function SectionQuery<Q extends OperationType>(props: SectionQueryProps<Q>) {
  const { query, variables, shown, skeleton, children } = props;
  const [queryRef, setQueryRef] = useState<PreloadedQuery<Q> | null>(null);
  const key = JSON.stringify(variables);

  useEffect(() => {
    const section = new AbortController();
    // Variables are plain data, so their JSON identifies them.
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
