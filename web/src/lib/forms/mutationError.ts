import { graphql, readInlineData } from 'react-relay/hooks';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';
import { failureOf, type MutationFailure } from './mutation-failure.ts';

const fragment = graphql`
  fragment mutationError_error on MutationError @inline {
    __typename
    code
    ... on InvalidInputError {
      issues {
        path
        code
      }
    }
    ... on RefusedError {
      data
    }
    ... on ForbiddenError {
      permission
      permissionKey
      permissionName
    }
    ... on ConflictError {
      currentVersion
    }
  }
`;

/** Reads the failure from a mutation's `result`; null on success. */
export function mutationFailure(result: mutationError_error$key): MutationFailure | null {
  return failureOf(readInlineData(fragment, result));
}
