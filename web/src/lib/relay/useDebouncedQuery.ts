import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type DebounceOptions = {
  /** Pause in typing (ms) before the query is sent. */
  readonly pauseMs?: number;
  /** Increment to retry. */
  readonly attempt?: number;
};

/** The result for changing variables. */
type DebouncedResult<Q extends OperationType> = {
  /** Null until the first answer; the previous data while the next request runs. */
  readonly data: Q['response'] | null;
  readonly error: Error | null;
  /** The data belongs to earlier variables. */
  readonly isPending: boolean;
};

type Answered<Q extends OperationType> = Omit<DebouncedResult<Q>, 'isPending'> & {
  readonly of: string | null;
};

/**
 * A query for typed or chosen variables: it waits until they are stable, keeps the previous data until then, and ignores
 * superseded answers.
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
    // As JSON, so that the effect depends on the values and not on object identity.
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
