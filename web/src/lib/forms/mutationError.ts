import { graphql, readInlineData } from 'react-relay/hooks';
import type { mutationError_error$key } from './__generated__/mutationError_error.graphql.ts';

const fragment = graphql`
  fragment mutationError_error on MutationError @inline {
    __typename
    code
    message
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

/** A mutation that was not carried out, in one shape for forms and toasts. */
export type MutationFailure = {
  /** Type name of the error, `RequestError` when there was no answer at all. */
  readonly kind: string;
  /** Code of the server; the wording lives in the `errors` texts. */
  readonly code: string;
  /** Input errors: path of the field within `input` (`configuration.size`) and code. */
  readonly issues: readonly { readonly path: string; readonly code: string }[];
  /** Facts for the sentence, as the rule gave them. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly permissionName: string | null;
  readonly currentVersion: number | null;
  /** Id of the request, for support; only when the request itself failed. */
  readonly requestId: string | null;
};

/** Reads a failure out of a mutation's `result`, or null when it is a success. */
export function mutationFailure(result: mutationError_error$key): MutationFailure | null {
  const error = readInlineData(fragment, result);
  if (!error?.code) return null;
  const data: unknown = error.data;
  return {
    kind: error.__typename,
    code: error.code,
    issues: error.issues ?? [],
    data: typeof data === 'object' && data !== null ? { ...data } : {},
    permissionName: error.permissionName ?? error.permissionKey ?? error.permission?.toString() ?? null,
    currentVersion: error.currentVersion ?? null,
    requestId: null,
  };
}
