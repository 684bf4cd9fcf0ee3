import { invalidField } from './failure.ts';
import type { Fields } from './fields.ts';

/** A page of a list as GraphQL takes it, and as the client numbers it. */
export interface Page {
  readonly first: number;
  readonly skip: number;
  readonly pageNo: number;
}

/** Product rules 1: lists page up to here by number; deeper ones need a filter. */
const MAX_SKIP = 10_000;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 10;

/** Reads pageNo and pageSize; `base` is the number of the first page on this route. */
export function readPage(query: Fields, base: 0 | 1): Page {
  const first = query.integer('pageSize') ?? DEFAULT_PAGE_SIZE;
  if (first < 1 || first > MAX_PAGE_SIZE) {
    throw invalidField('pageSize', 'OUT_OF_RANGE', { min: 1, max: MAX_PAGE_SIZE });
  }
  const pageNo = query.integer('pageNo') ?? base;
  if (pageNo < base) throw invalidField('pageNo', 'TOO_SMALL', { min: base });
  const skip = (pageNo - base) * first;
  if (skip > MAX_SKIP) throw invalidField('pageNo', 'PAGE_TOO_DEEP', { max: MAX_SKIP });
  return { first, skip, pageNo };
}
