import { type FailureMessage, notFound, RestFailure, refused, unauthenticated } from '../errors/failure.ts';
import { isRuleCode } from '../errors/messages.ts';
import type { RestErrorFragment } from '../gql/graphql.ts';
import type { Execution, GraphqlFailure } from './execute.ts';

type Success<Result> = Exclude<Result, RestErrorFragment>;

/** HTTP status of refusals other than business rules. */
const REFUSAL_STATUS: Readonly<Record<string, number>> = {
  INVALID_CREDENTIALS: 401,
  SIGN_IN_LINK_INVALID: 401,
  ACCOUNT_BLOCKED: 403,
  MUST_CHANGE_PASSWORD: 403,
  RATE_LIMITED: 429,
  TOO_MANY_ATTEMPTS: 429,
};

/** HTTP status of query error codes. */
const QUERY_STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID_INPUT: 422,
  BAD_USER_INPUT: 422,
  PAGE_TOO_DEEP: 422,
  ANSWER_TOO_LARGE: 422,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** Returns the success of a mutation; throws the failure that corresponds to a typed error. */
export function succeeded<Result extends { __typename: string }>(result: Result): Success<Result> {
  if (isError(result)) throw failureOf(result);
  // A result outside of the error union is the success: `isError` checked the type name.
  return result as Success<Result>;
}

/** Returns the record of a query; null means missing or hidden. */
export function requireFound<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw notFound();
  return record;
}

/** The caller of a session, even if it is limited to changing the password; null means no session. */
export function inSession<T>(viewer: T | null | undefined): T {
  if (viewer === null || viewer === undefined) throw unauthenticated();
  return viewer;
}

/** The signed-in caller; refuses users who must change their password first. */
export function signedIn<T extends { mustChangePassword: boolean }>(viewer: T | null | undefined): T {
  const caller = inSession(viewer);
  if (caller.mustChangePassword) throw refusal('MUST_CHANGE_PASSWORD', null);
  return caller;
}

/** Returns the data of an operation, or throws its failure. */
export function dataOf<Result>(execution: Execution<Result>): Result {
  const [error] = execution.errors ?? [];
  if (error) throw queryFailure(error);
  if (execution.data === null || execution.data === undefined)
    throw new Error('GraphQL answered without data');
  return execution.data;
}

function isError(result: { __typename: string }): result is RestErrorFragment {
  return result.__typename.endsWith('Error');
}

function failureOf(error: RestErrorFragment): RestFailure {
  switch (error.__typename) {
    case 'InvalidInputError':
      return invalidInput(error.issues);
    case 'RefusedError':
      return refusal(error.code, error.data);
    case 'ForbiddenError':
      return new RestFailure(403, [
        {
          key: 'FORBIDDEN',
          code: 'FORBIDDEN',
          values: { permission: error.permissionKey ?? error.permission ?? '' },
        },
      ]);
    case 'ConflictError':
      return new RestFailure(409, [{ key: 'CONFLICT', code: error.code }], {
        currentVersion: error.currentVersion,
      });
    case 'NotFoundError':
      return notFound();
    case 'UnauthenticatedError':
      return new RestFailure(401, [{ key: 'UNAUTHENTICATED', code: error.code }]);
    case 'PriceChangedError':
      return refused('PRICE_CHANGED');
  }
}

function refusal(code: string, data: unknown): RestFailure {
  const status = REFUSAL_STATUS[code] ?? 200;
  return new RestFailure(status, [{ key: code, code, values: scalarsOf(data) }], data ?? null);
}

function invalidInput(issues: readonly { path: string; code: string }[]): RestFailure {
  return new RestFailure(
    422,
    issues.map(({ path, code }): FailureMessage => ({ key: path, code })),
  );
}

/** Query errors have their code in the extensions; unknown ones are bugs and stay masked. */
function queryFailure({ message, extensions = {} }: GraphqlFailure): Error {
  const code = String(extensions.code ?? '');
  const issues = issuesOf(extensions.issues);
  const path = /at "([^"]+)"/.exec(message)?.[1];
  // GraphQL names an unreadable input only in its message.
  if (code === 'BAD_USER_INPUT' && path) return invalidInput([{ path, code: 'WRONG_FORMAT' }]);
  if (issues.length > 0) return invalidInput(issues);
  const status = QUERY_STATUS[code];
  if (status === 404) return notFound();
  if (status !== undefined) {
    const permission = extensions.permissionKey ?? extensions.permission ?? '';
    // Only rate limit refusals have a waiting time.
    const value = status === 429 ? (extensions.data ?? null) : null;
    return new RestFailure(status, [{ key: code, code, values: { permission: String(permission) } }], value);
  }
  if (isRuleCode(code)) return refusal(code, extensions.data);
  return new Error(`GraphQL failed: ${code} ${message}`);
}

function issuesOf(issues: unknown): { path: string; code: string }[] {
  if (!Array.isArray(issues)) return [];
  return issues.map((issue: { path?: unknown; code?: unknown }) => ({
    path: String(issue.path ?? ''),
    code: String(issue.code ?? 'WRONG_TYPE'),
  }));
}

/** The scalar values of a refusal's data, for texts. */
function scalarsOf(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}
