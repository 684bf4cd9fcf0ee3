import { invalidField } from '../errors/failure.ts';
import { integerIn } from './fields.ts';

/** A page of a list, in GraphQL arguments and with the client’s number. */
export interface Page {
  readonly first: number;
  readonly skip: number;
  readonly pageNo: number;
}

/** Product rules 1: the deepest offset of pages by number. Beyond it, a filter is needed. */
const MAX_SKIP = 10_000;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 10;

/** The paging fields of a query string; `base` is the number of the first page. */
export function pageFields(base: 0 | 1) {
  return {
    pageNo: integerIn((all) => all.min(base, 'TOO_SMALL'))
      .optional()
      .meta({
        default: base,
        description: `Number of the page; the first one is ${base}. Pages end at the 10,000th row.`,
      }),
    pageSize: integerIn((all) => all.min(1, 'OUT_OF_RANGE').max(MAX_PAGE_SIZE, 'OUT_OF_RANGE'))
      .optional()
      .meta({ default: DEFAULT_PAGE_SIZE, description: 'Rows of a page.' }),
  };
}

/**
 * The page of a query string.
 * @throws 422 if it is too deep.
 */
export function pageOf(
  { pageNo, pageSize }: { readonly pageNo?: number | undefined; readonly pageSize?: number | undefined },
  base: 0 | 1,
): Page {
  const number = pageNo ?? base;
  const first = pageSize ?? DEFAULT_PAGE_SIZE;
  const skip = (number - base) * first;
  if (skip > MAX_SKIP) throw invalidField('pageNo', 'PAGE_TOO_DEEP', { max: MAX_SKIP });
  return { first, skip, pageNo: number };
}
