import { RequestError } from '../relay/request-errors.ts';
import type { mutationError_error$data } from './__generated__/mutationError_error.graphql.ts';

/** A mutation that was not carried out, in one shape for forms and toasts. */
export type MutationFailure = {
  /** Type name of the error, `RequestError` when there was no answer at all. */
  readonly kind: string;
  /** Code of the server; its wording is among the `errors` texts. */
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

/** The failure in the fields of an error type, or null when there is none. */
export function failureOf(
  error: Omit<mutationError_error$data, ' $fragmentType'> | null | undefined,
): MutationFailure | null {
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

/** The request itself failed: a bug on the server, or no server at all. */
export function requestFailure(error: Error): MutationFailure {
  return {
    kind: 'RequestError',
    code: error instanceof RequestError ? error.code : 'UNREACHABLE',
    issues: [],
    data: {},
    permissionName: null,
    currentVersion: null,
    requestId: error instanceof RequestError ? error.requestId : null,
  };
}
