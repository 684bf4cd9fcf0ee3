import { Decimal } from 'decimal.js';
import { GraphQLError } from 'graphql';
import { PageInfo } from './page-info.ts';

/** Maximum and default page size (ordering spec section 9). */
const MAX_PAGE = 100;
const DEFAULT_PAGE = 10;
/** Maximum `skip`; deeper pages need a cursor. */
const MAX_SKIP = 10_000;

/** Encoding of a sort column's values in a cursor. */
type ColumnKind = 'int' | 'bigint' | 'string' | 'decimal' | 'date';

/** A column to sort by. Nulls sort as in PostgreSQL: after all values. */
export type SortColumn = { column: string; kind: ColumnKind; direction: 'asc' | 'desc'; nullable?: boolean };

/** Relay's paging arguments, plus `skip` for REST's page numbers. */
export type PageArgs = {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  skip?: number | null;
};

type PageQuery<Where, OrderBy> = { where: Where; orderBy: OrderBy[]; take: number; skip: number };
type Condition = Record<string, unknown>;
type Order = Record<string, 'asc' | 'desc'>;

/**
 * One page of a list by keyset: stable under concurrent inserts and equally fast at any depth. `find` runs the query
 * and must select every sort column. The order always ends with `id`. Throws a GraphQLError (BAD_USER_INPUT,
 * PAGE_TOO_DEEP) for arguments out of range or cursors of other lists.
 */
export async function keysetPage<Row extends { id: number }, Where, OrderBy>(options: {
  args: PageArgs;
  sort: SortColumn[];
  find: (query: PageQuery<Where, OrderBy>) => Promise<Row[]>;
}) {
  const { args, sort, find } = options;
  const { first, last } = pageSizes(args);
  const backward = first === null;
  const query = pageQuery(args, sort);
  // Conditions and orders are built from the caller's own column names, which Prisma checks again at run time.
  const rows = await find(query as PageQuery<Where, OrderBy>);
  const page = rows.slice(0, first ?? last ?? 0);
  if (backward) page.reverse();
  // With both sizes, take the last rows of the first, as Relay's specification requires.
  else if (last !== null) page.splice(0, page.length - last);
  const columns = withId(sort);
  const sortedBy = sortName(columns);
  const edges = page.map((node) => ({ node, cursor: writeCursor(node, columns, sortedBy) }));
  const startCursor = edges.at(0)?.cursor ?? null;
  const endCursor = edges.at(-1)?.cursor ?? null;

  /** Whether the list has rows on one side of the page. For an empty page, both sides are the whole list. */
  const hasRows = async (beside: PageArgs): Promise<boolean> => {
    const { take: _two, ...found } = pageQuery(beside, sort);
    return (await find({ ...found, take: 1 } as PageQuery<Where, OrderBy>)).length > 0;
  };

  // If the arguments already exclude rows on a side, no lookup is needed.
  const hasBefore = last === null && (args.after != null || query.skip > 0);
  const hasAfter = backward && (args.before != null || query.skip > 0);
  const before = startCursor === null ? { first: 1 } : { last: 1, before: startCursor };
  const pageInfo = new PageInfo(
    { startCursor, endCursor },
    {
      before: hasBefore ? () => hasRows(before) : last !== null && rows.length > last,
      after: hasAfter ? () => hasRows({ first: 1, after: endCursor }) : !backward && rows.length > first,
    },
  );
  return { edges, pageInfo };
}

/** The query of a page, with one extra row that shows whether the list continues. */
export function pageQuery(args: PageArgs, sort: SortColumn[]): PageQuery<Condition, Order> {
  const columns = withId(sort);
  const { first, last } = pageSizes(args);
  const skip = skipped(args.skip);
  const conditions = [
    ...(args.after == null ? [] : [beyond(columns, readCursor(args.after, columns), 'forward')]),
    ...(args.before == null ? [] : [beyond(columns, readCursor(args.before, columns), 'backward')]),
  ];
  return {
    where: { AND: conditions },
    orderBy: columns.map(({ column, direction }) => ({
      [column]: first === null ? flipped(direction) : direction,
    })),
    take: Math.max(first ?? 0, last ?? 0) + 1,
    skip,
  };
}

/** The cursor of a row in this order. */
export function cursorOf(row: { id: number }, sort: SortColumn[]): string {
  return writeCursor(row, withId(sort));
}

function withId(sort: SortColumn[]): SortColumn[] {
  return [...sort, { column: 'id', kind: 'int', direction: sort.at(-1)?.direction ?? 'asc' }];
}

/** Without `first`, the page is read from the end. */
function pageSizes(args: PageArgs): { first: number | null; last: number | null } {
  const last = pageSize(args.last);
  return { first: pageSize(args.first) ?? (last === null ? DEFAULT_PAGE : null), last };
}

function pageSize(requested: number | null | undefined): number | null {
  if (requested == null) return null;
  if (requested < 0 || requested > MAX_PAGE)
    throw badPage('BAD_USER_INPUT', `Ask for 0 to ${MAX_PAGE} rows.`);
  return requested;
}

function skipped(requested: number | null | undefined): number {
  const skip = requested ?? 0;
  if (skip < 0) throw badPage('BAD_USER_INPUT', 'skip cannot be negative.');
  if (skip > MAX_SKIP) throw badPage('PAGE_TOO_DEEP', `skip is at most ${MAX_SKIP}; go on by cursor.`);
  return skip;
}

function flipped(direction: 'asc' | 'desc'): 'asc' | 'desc' {
  return direction === 'asc' ? 'desc' : 'asc';
}

/** Rows strictly after (or before) the cursor: an OR of "equal so far, then greater" over the sort columns. */
function beyond(columns: SortColumn[], values: unknown[], way: 'forward' | 'backward'): Condition {
  const alternatives: Condition[] = [];
  columns.forEach((column, index) => {
    const equal = columns.slice(0, index).map((before, at) => ({ [before.column]: values[at] }));
    const direction = way === 'forward' ? column.direction : flipped(column.direction);
    for (const past of pastValue(column, values[index], direction))
      alternatives.push({ AND: [...equal, past] });
  });
  return { AND: [...rangeBound(columns, values, way), { OR: alternatives }] };
}

/** Conditions for "greater" (asc) or "less" (desc) with null as the greatest value. */
function pastValue(column: SortColumn, value: unknown, direction: 'asc' | 'desc'): Condition[] {
  const name = column.column;
  if (value === null) return direction === 'asc' ? [] : [{ [name]: { not: null } }];
  if (direction === 'desc') return [{ [name]: { lt: value } }];
  return column.nullable ? [{ [name]: { gt: value } }, { [name]: null }] : [{ [name]: { gt: value } }];
}

/** A redundant bound on the leading column: it lets an index scan start at the cursor instead of filtering up to it. */
function rangeBound(columns: SortColumn[], values: unknown[], way: 'forward' | 'backward'): Condition[] {
  const [first] = columns;
  if (!first || first.nullable || columns.length === 1) return [];
  const ascending = (first.direction === 'asc') === (way === 'forward');
  return [{ [first.column]: { [ascending ? 'gte' : 'lte']: values[0] } }];
}

function writeCursor(row: object, columns: SortColumn[], sortedBy = sortName(columns)): string {
  const parts: (string | null)[] = [sortedBy];
  for (const { column } of columns) {
    // Rows are typed by the caller's select, which must include the sort columns.
    const value = (row as Record<string, unknown>)[column];
    if (value === undefined) throw new Error(`The list did not select its sort column ${column}.`);
    parts.push(value instanceof Date ? value.toISOString() : value === null ? null : String(value));
  }
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function readCursor(cursor: string, columns: SortColumn[]): unknown[] {
  const parsed = parseCursor(cursor);
  if (!parsed || parsed[0] !== sortName(columns) || parsed.length !== columns.length + 1) {
    throw badPage('BAD_USER_INPUT', 'The cursor does not belong to this list and order.');
  }
  return columns.map((column, index) => fromText(column, parsed[index + 1] ?? null));
}

function parseCursor(cursor: string): (string | null)[] | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parsed)) return null;
    return parsed.every((part) => part === null || typeof part === 'string') ? parsed : null;
  } catch {
    return null;
  }
}

function fromText({ kind, nullable }: SortColumn, text: string | null): unknown {
  if (text === null) {
    if (nullable) return null;
    throw badPage('BAD_USER_INPUT', 'The cursor does not belong to this list and order.');
  }
  const value = PARSERS[kind](text);
  if (value !== null) return value;
  throw badPage('BAD_USER_INPUT', 'The cursor does not belong to this list and order.');
}

/** Parses cursor values within the range of their column; null for invalid ones. Cursors are untrusted. */
const PARSERS: Record<ColumnKind, (text: string) => unknown> = {
  string: (text) => (text.includes('\u0000') ? null : text),
  int: (text) => (/^-?\d{1,10}$/.test(text) && isWithin(BigInt(text), 32) ? Number(text) : null),
  bigint: (text) => (/^-?\d{1,19}$/.test(text) && isWithin(BigInt(text), 64) ? BigInt(text) : null),
  decimal: (text) => (/^-?\d{1,15}(\.\d{1,8})?$/.test(text) ? new Decimal(text) : null),
  date: (text) => {
    const date = new Date(text);
    return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(date.getTime()) ? date : null;
  },
};

function isWithin(value: bigint, bits: number): boolean {
  return BigInt.asIntN(bits, value) === value;
}

function sortName(columns: SortColumn[]): string {
  return columns.map(({ column, direction }) => `${column}:${direction}`).join(',');
}

function badPage(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
