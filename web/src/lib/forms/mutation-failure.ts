import { RequestError } from '../relay/request-errors.ts';
import type { mutationError_error$data } from './__generated__/mutationError_error.graphql.ts';

/** A failed mutation, in one shape for forms and toasts. */
export type MutationFailure = {
  /** Type name of the error; `RequestError` without an answer. */
  readonly kind: string;
  /** Error code of the server; its text is in the `errors` namespace. */
  readonly code: string;
  /** Input errors: path of the field within `input` (`configuration.size`) and code. */
  readonly issues: readonly { readonly path: string; readonly code: string }[];
  /** Values for the text, from the rule. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly permissionName: string | null;
  readonly currentVersion: number | null;
  /** Id of the request, for support; only if the request itself failed. */
  readonly requestId: string | null;
};

/** The failure from the fields of an error type; null without an error. */
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

/** A failure of the request itself: a server bug, or no connection. */
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

/** Whether the request failed unexpectedly, without a reason that would help the user. */
export function isUnexplained({ kind, code }: MutationFailure): boolean {
  return kind === 'RequestError' && code === 'INTERNAL_SERVER_ERROR';
}
