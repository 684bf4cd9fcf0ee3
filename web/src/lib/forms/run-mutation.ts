import { commitMutation, type GraphQLTaggedNode } from 'react-relay/hooks';
import type { IEnvironment, MutationConfig } from 'relay-runtime';
import { requestFailure } from './mutation-failure.ts';
import { type Outcome, outcomeOf, type ResultMutation } from './useResultMutation.ts';

/** Runs a mutation apart from any component, where its code was fetched for a click; never rejects. */
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
