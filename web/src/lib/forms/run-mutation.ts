import { commitMutation, type GraphQLTaggedNode } from 'react-relay/hooks';
import type { IEnvironment, MutationConfig } from 'relay-runtime';
import { requestFailure } from './mutation-failure.ts';
import { type Outcome, outcomeOf, type ResultMutation } from './useResultMutation.ts';

/** Runs a mutation outside of a component, for code that is loaded on click. Never rejects. */
export function runMutation<M extends ResultMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  { variables, updater }: Pick<MutationConfig<M>, 'variables' | 'updater'>,
): Promise<Outcome<M>> {
  return new Promise((resolve) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      updater,
      onCompleted: (response) => resolve(outcomeOf<M>(response.result)),
      onError: (error) => resolve({ ok: false, failure: requestFailure(error), result: null }),
    });
  });
}
