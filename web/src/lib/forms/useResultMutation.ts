import { useCallback } from 'react';
import { type GraphQLTaggedNode, useMutation } from 'react-relay/hooks';
import type { MutationParameters, SelectorStoreUpdater, UploadableMap } from 'relay-runtime';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';
import { type MutationFailure, requestFailure } from './mutation-failure.ts';
import { mutationFailure } from './mutationError.ts';

/** A mutation with one aliased field `result`, with the error fragment aliased `error`. */
export type ResultMutation = MutationParameters & {
  readonly response: {
    readonly result: {
      readonly __typename: string;
      readonly error: mutationError_error$key | null | undefined;
    };
  };
};

/** The success of a mutation: what its one success type selects. */
export type Success<M extends ResultMutation> = Required<Omit<M['response']['result'], 'error'>>;

/** What became of a mutation. */
export type Outcome<M extends ResultMutation> =
  | { readonly ok: true; readonly success: Success<M> }
  | {
      readonly ok: false;
      readonly failure: MutationFailure;
      /** The answer as it came, for errors that carry more than the fragment reads; null without an answer. */
      readonly result: M['response']['result'] | null;
    };

type CommitOptions<M extends ResultMutation> = {
  readonly updater?: SelectorStoreUpdater<M['response']>;
  readonly optimisticResponse?: M['rawResponse'];
  readonly optimisticUpdater?: SelectorStoreUpdater<M['response']>;
  /** Files by path of their variable: `{ 'input.file': file }`. */
  readonly uploadables?: UploadableMap;
};

/** Carries a mutation out; never rejects. */
export type Commit<M extends ResultMutation> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<Outcome<M>>;

/**
 * The one way to run a mutation: `const [save, isSaving] = useResultMutation<SaveAddressFormMutation>(mutation)`.
 * Typed errors, masked bugs and a broken connection all come back as a {@link MutationFailure}.
 */
export function useResultMutation<M extends ResultMutation>(
  mutation: GraphQLTaggedNode,
): [Commit<M>, boolean] {
  const [commit, isInFlight] = useMutation<M>(mutation);

  const run = useCallback<Commit<M>>(
    (variables, options = {}) =>
      new Promise((resolve) => {
        commit({
          variables,
          ...options,
          onCompleted: (response) => resolve(outcomeOf<M>(response.result)),
          onError: (error) => resolve({ ok: false, failure: requestFailure(error), result: null }),
        });
      }),
    [commit],
  );

  return [run, isInFlight];
}

/** What became of a mutation whose field `result` was answered so. */
export function outcomeOf<M extends ResultMutation>(result: M['response']['result']): Outcome<M> {
  const failure = result.error ? mutationFailure(result.error) : null;
  if (failure) return { ok: false, failure, result };
  // Without an error the union holds its one success type, whose fields are all there.
  return { ok: true, success: result as unknown as Success<M> };
}
