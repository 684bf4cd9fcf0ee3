import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type FollowingOptions = {
  /** Typing pauses for so long (ms) before it is asked for. */
  readonly pauseMs?: number;
  /** A higher one asks again. */
  readonly attempt?: number;
};

/** The answer to variables that change while it is read. */
export type FollowingAnswer<Q extends OperationType> = {
  /** Null until the first answer; the one before while the next is under way. */
  readonly data: Q['response'] | null;
  readonly error: Error | null;
  /** The data is that of earlier variables. */
  readonly isPending: boolean;
};

type Answered<Q extends OperationType> = Omit<FollowingAnswer<Q>, 'isPending'> & {
  readonly of: string | null;
};

/**
 * A query that follows what is typed or chosen: asks when the variables have been still for a moment, keeps showing the
 * answer before, and never lets an overtaken answer win.
 */
export function useFollowingQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  { pauseMs = 250, attempt = 0 }: FollowingOptions = {},
): FollowingAnswer<Q> {
  const environment = useRelayEnvironment();
  const [{ of, data, error }, setAnswer] = useState<Answered<Q>>({ of: null, data: null, error: null });
  const wanted = JSON.stringify({ variables, attempt });

  useEffect(() => {
    // Its own text: the effect follows what is asked for, not the identity of objects made while rendering.
    const asked = JSON.parse(wanted) as { variables: Q['variables'] };
    let stop = () => {};
    const ask = () => {
      const answers = fetchQuery<Q>(environment, query, asked.variables, {
        networkCacheConfig: { force: true },
      });
      const subscription = answers.subscribe({
        next: (next) => setAnswer({ of: wanted, data: next, error: null }),
        error: (failed: Error) => setAnswer((before) => ({ ...before, of: wanted, error: failed })),
      });
      stop = () => subscription.unsubscribe();
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, query, wanted, pauseMs]);

  return { data, error, isPending: of !== wanted };
}
