import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type DebounceOptions = {
  /** Typing pauses for so long (ms) before the query is sent. */
  readonly pauseMs?: number;
  /** A higher one asks again. */
  readonly attempt?: number;
};

/** The answer to variables that change while it is read. */
export type DebouncedResult<Q extends OperationType> = {
  /** Null until the first answer; the one before while the next is under way. */
  readonly data: Q['response'] | null;
  readonly error: Error | null;
  /** The data is that of earlier variables. */
  readonly isPending: boolean;
};

type Answered<Q extends OperationType> = Omit<DebouncedResult<Q>, 'isPending'> & {
  readonly of: string | null;
};

/**
 * A query that follows what is typed or chosen: asks when the variables have been still for a moment, keeps showing the
 * answer before, and never lets an overtaken answer win.
 */
export function useDebouncedQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  { pauseMs = 250, attempt = 0 }: DebounceOptions = {},
): DebouncedResult<Q> {
  const environment = useRelayEnvironment();
  const [{ of, data, error }, setAnswer] = useState<Answered<Q>>({ of: null, data: null, error: null });
  const request = JSON.stringify({ variables, attempt });

  useEffect(() => {
    // Its own text: the effect depends on the variables, not the identity of objects made while rendering.
    const requested = JSON.parse(request) as { variables: Q['variables'] };
    let stop = () => {};
    const send = () => {
      const answers = fetchQuery<Q>(environment, query, requested.variables, {
        networkCacheConfig: { force: true },
      });
      const subscription = answers.subscribe({
        next: (next) => setAnswer({ of: request, data: next, error: null }),
        error: (failed: Error) => setAnswer((before) => ({ ...before, of: request, error: failed })),
      });
      stop = () => subscription.unsubscribe();
    };
    const timer = setTimeout(send, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, query, request, pauseMs]);

  return { data, error, isPending: of !== request };
}
