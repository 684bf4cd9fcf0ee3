import type { Refusal } from './case.ts';

/** A number of no record. */
export const NOBODYS = 2_000_000_000;

/** Refusal for missing records and for other customers’ records. */
export const MISSING = { status: 404, key: 'NOT_FOUND', text: 'This record could not be found.' } as const;

/** Errors of a field’s schema or a rule. Each contains its `key`. */
export const UNKNOWN = { status: 422, text: 'This value is not known.' } as const;
export const REQUIRED = { status: 422, text: 'Please fill in this field.' } as const;
export const WRONG_TYPE = { status: 422, text: 'This value is of the wrong type.' } as const;

/** No user is signed in. */
export const VISITOR = {
  as: null,
  status: 401,
  key: 'UNAUTHENTICATED',
  text: 'Please sign in first.',
} as const;

/** A status change that is not allowed from the current status, and one that belongs to the other side. */
export const REFUSED = {
  status: 200,
  key: 'STATUS_TRANSITION_DENIED',
  text: 'This status change is not allowed.',
} as const;

export const NOT_FOR_THIS_SIDE = {
  status: 200,
  key: 'NOT_FOR_THIS_SIDE',
  text: 'Only the other party can decide this.',
} as const;

/** Invalid pages of a list. */
export function badPages(path: string, base: 0 | 1): Refusal[] {
  return [
    { path: `${path}?pageNo=${base - 1}`, status: 422, key: 'pageNo', text: 'This value is too small.' },
    { path: `${path}?pageSize=101`, status: 422, key: 'pageSize', text: 'This value is out of range.' },
    {
      path: `${path}?pageSize=100&pageNo=${102 + base}`,
      status: 422,
      key: 'pageNo',
      text: 'This page is too far down the list. Please narrow the filter.',
    },
  ];
}
