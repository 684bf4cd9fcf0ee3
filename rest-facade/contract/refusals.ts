import type { Refusal } from './case.ts';

/** The number of nothing. */
export const NOBODYS = 2_000_000_000;

/** Whatever is missing, and whatever others have. */
export const MISSING = { status: 404, key: 'NOT_FOUND', text: 'This record could not be found.' } as const;

/** What the schema of a field or a rule finds wrong with it; each names its `key`. */
export const UNKNOWN = { status: 422, text: 'This value is not known.' } as const;
export const REQUIRED = { status: 422, text: 'Please fill in this field.' } as const;
export const WRONG_TYPE = { status: 422, text: 'This value is of the wrong type.' } as const;

/** Nobody is signed in. */
export const VISITOR = {
  as: null,
  status: 401,
  key: 'UNAUTHENTICATED',
  text: 'Please sign in first.',
} as const;

/** A step that does not lead from where a record stands, and one that the other side takes. */
export const REFUSED = {
  status: 200,
  key: 'STATUS_TRANSITION_DENIED',
  text: 'This status cannot be reached from here.',
} as const;

export const NOT_FOR_THIS_SIDE = {
  status: 200,
  key: 'NOT_FOR_THIS_SIDE',
  text: 'This is for the other side to decide.',
} as const;

/** Pages of every list are as wrong as this. */
export function badPages(path: string, base: 0 | 1): Refusal[] {
  return [
    { path: `${path}?pageNo=${base - 1}`, status: 422, key: 'pageNo', text: 'This value is too small.' },
    { path: `${path}?pageSize=101`, status: 422, key: 'pageSize', text: 'This value is out of range.' },
    {
      path: `${path}?pageSize=100&pageNo=${102 + base}`,
      status: 422,
      key: 'pageNo',
      text: 'This page is too deep in the list. Please narrow the filter.',
    },
  ];
}
