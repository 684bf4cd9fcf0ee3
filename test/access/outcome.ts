import type { Answer } from './ask.ts';
import { ORION } from './row-markers.ts';

/**
 * The outcome of a GraphQL response: `signin`, `refused` (missing gate; with its number for another permission),
 * `missing`, `null`, `empty`, `rows`, `own` (only rows of the caller's own customer), `ok`, `invalid`, the code of a
 * refusing rule, or `bug`.
 */
export function graphqlOutcome({ body }: Answer, gates: readonly number[]): string {
  const { data, errors } = Object(body);
  const [error] = errors ?? [];
  if (error) return codeOutcome(error.extensions?.code, error.extensions?.permission, gates);
  const result = data?.result;
  if (result === undefined) return 'bug';
  const typename = String(Object(result).__typename ?? '');
  if (typename === 'InvalidInputError') return 'invalid';
  if (typename === 'NotFoundError') return 'missing';
  if (typename.endsWith('Error')) return codeOutcome(result.code, result.permission, gates);
  return contentOutcome(typename.endsWith('Success') && result.results ? result.results : result);
}

function codeOutcome(code: unknown, permission: unknown, gates: readonly number[]): string {
  if (code === 'UNAUTHENTICATED') return 'signin';
  if (code === 'FORBIDDEN') return gates.includes(Number(permission)) ? 'refused' : `refused:${permission}`;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR' ? 'bug' : String(code);
}

/** The outcome of a result: a list, a page, a count or an object. */
export function contentOutcome(result: unknown): string {
  if (result === null) return 'null';
  const list = listOf(result);
  if (list && list.length > 0 && list.every((one) => one === null)) return 'null';
  if (list?.length === 0) return hasCount(result) ? 'COUNTED' : 'empty';
  const [first] = list ?? [];
  if (first?.ok === false) return first.code === 'NOT_FOUND' ? 'missing' : first.code;
  if (list?.every((one) => one?.count === 0 || one?.jobs?.length === 0)) return 'empty';
  if (!list && isHollow(result)) return 'empty';
  if (JSON.stringify(result).includes(ORION) && !isShared(result)) return 'own';
  return list ? 'rows' : 'ok';
}

/** Names of lists in GraphQL pages and REST responses; the first one counts. */
const LISTS = ['edges', 'items', 'jobServices', 'images'];

// biome-ignore lint/suspicious/noExplicitAny: lists of JSON of any form
function listOf(result: unknown): any[] | null {
  if (Array.isArray(result)) return result;
  const facts = Object(result);
  // A GraphQL object has a type name, and such lists are part of it.
  const [name] = LISTS.filter(
    (each) => Array.isArray(facts[each]) && (each === 'edges' || !('__typename' in facts)),
  );
  return name === undefined ? null : facts[name];
}

/** An empty page with a row count. */
function hasCount(result: unknown): boolean {
  const { totalCount, pagingData, total } = Object(result);
  return (totalCount?.count ?? pagingData?.itemCount ?? total ?? 0) !== 0;
}

function isHollow(result: unknown): boolean {
  const { __typename, ...facts } = Object(result);
  const values = Object.values(facts);
  return typeof result === 'object' && values.length > 0 && values.every((value) => value === null);
}

/** Whether the result includes rows of others. */
function isShared(result: unknown): boolean {
  return /secret-of-(luna|the-holder|the-quote|the-sale)/.test(JSON.stringify(result));
}

/** The outcome of a REST response, by status and envelope. */
export function restOutcome({ status, body }: Answer, isWrite: boolean): string {
  const { hasErrors, errorMessages, value } = Object(body);
  const code = errorMessages?.[0]?.code ?? errorMessages?.[0]?.key;
  if (status === 401) return 'signin';
  if (status === 403) return 'refused';
  if (status === 404) return code === 'NO_SUCH_CALL' ? 'bug' : 'missing';
  if (status === 422) return 'invalid';
  if (status === 204) return 'ok';
  if (status !== 200) return status >= 500 ? 'bug' : String(code ?? status);
  if (hasErrors) return String(code);
  const outcome = contentOutcome(hasErrors === false ? value : body);
  return isWrite && (outcome === 'rows' || outcome === 'empty') ? 'ok' : outcome;
}
