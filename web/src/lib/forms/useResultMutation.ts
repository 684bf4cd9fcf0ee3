import { useCallback } from 'react';
import { type GraphQLTaggedNode, useMutation } from 'react-relay/hooks';
import type { MutationParameters, SelectorStoreUpdater, UploadableMap } from 'relay-runtime';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';
import { type MutationFailure, requestFailure } from './mutation-failure.ts';
import { mutationFailure } from './mutationError.ts';

/** A mutation with one field aliased `result`, with the error fragment aliased `error`. */
export type ResultMutation = MutationParameters & {
  readonly response: {
    readonly result: {
      readonly __typename: string;
      readonly error: mutationError_error$key | null | undefined;
    };
  };
};

/** The selection on the success type of a mutation. */
export type Success<M extends ResultMutation> = Required<Omit<M['response']['result'], 'error'>>;

/** The outcome of a mutation. */
export type Outcome<M extends ResultMutation> =
  | { readonly ok: true; readonly success: Success<M> }
  | {
      readonly ok: false;
      readonly failure: MutationFailure;
      /** The raw result, for errors with more fields than the fragment; null without an answer. */
      readonly result: M['response']['result'] | null;
    };

type CommitOptions<M extends ResultMutation> = {
  readonly updater?: SelectorStoreUpdater<M['response']>;
  readonly optimisticResponse?: M['rawResponse'];
  readonly optimisticUpdater?: SelectorStoreUpdater<M['response']>;
  /** Files by path of their variable: `{ 'input.file': file }`. */
  readonly uploadables?: UploadableMap;
};

/** Runs a mutation; never rejects. */
export type Commit<M extends ResultMutation> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<Outcome<M>>;

/**
 * Use this hook to run a mutation: `const [save, isSaving] = useResultMutation<SaveAddressFormMutation>(mutation)`.
 * Typed errors, masked bugs and connection failures are all returned as a {@link MutationFailure}.
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

/** The outcome for an answered `result`. */
export function outcomeOf<M extends ResultMutation>(result: M['response']['result']): Outcome<M> {
  const failure = result.error ? mutationFailure(result.error) : null;
  if (failure) return { ok: false, failure, result };
  // Without an error, the union has its success type, with all fields.
  return { ok: true, success: result as unknown as Success<M> };
}
