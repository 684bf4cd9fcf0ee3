import { z } from 'zod';
import { InvalidInputError } from '../../errors/errors.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { COLUMN_WIDTH, GRID_TEXT_LENGTHS, MAX_GRID_COLUMNS, MAX_GRID_PAGE } from './rules/grid-limits.ts';
import { type Grid, inOrder, type JsonObject, storedGrid } from './rules/grid-value.ts';

const columnFields = {
  key: z.string().trim().min(1, 'REQUIRED').max(GRID_TEXT_LENGTHS.key, 'TOO_LONG'),
  visible: z
    .boolean()
    .nullish()
    .transform((visible) => visible ?? true),
  width: z
    .int()
    .min(COLUMN_WIDTH.min, 'OUT_OF_RANGE')
    .max(COLUMN_WIDTH.max, 'OUT_OF_RANGE')
    .nullish()
    .transform((width) => width ?? null),
  pinned: z
    .boolean()
    .nullish()
    .transform((pinned) => pinned ?? false),
};

const others = {
  sort: z
    .string()
    .trim()
    .max(GRID_TEXT_LENGTHS.sort, 'TOO_LONG')
    .nullish()
    .transform((sort) => sort || null),
  pageSize: z
    .int()
    .min(1, 'OUT_OF_RANGE')
    .max(MAX_GRID_PAGE, 'OUT_OF_RANGE')
    .nullish()
    .transform((pageSize) => pageSize ?? null),
};

const density = z.enum(['COMFORTABLE', 'COMPACT']);

/** The GraphQL input of a grid. */
export const gridSchema = z.object({
  columns: columnsOf(z.object(columnFields)),
  ...others,
  density,
});

/** The documented format as posted by legacy clients; unknown keys are stored unchanged. */
const legacySchema = z.looseObject({
  columns: columnsOf(z.looseObject({ ...columnFields, order: z.number().nullish() }))
    .nullish()
    .transform((columns) => inOrder(columns ?? [])),
  ...others,
  density: z
    .string()
    .transform((text) => text.toUpperCase())
    .pipe(density)
    .nullish()
    .transform((given) => given ?? 'COMFORTABLE'),
});

/**
 * The stored value of a grid from a legacy client, as an object or as JSON text. Code and views are stored separately
 * and are removed from it.
 */
export function legacyGrid(posted: unknown): JsonObject {
  const { value } = parseInput(z.object({ value: legacySchema }), { value: fromJson(posted) });
  const { code: _code, views: _views, ...kept } = value;
  const grid: Grid = kept;
  return storedGrid(grid, kept);
}

function fromJson(posted: unknown): unknown {
  if (typeof posted !== 'string') return posted;
  try {
    return JSON.parse(posted);
  } catch {
    throw InvalidInputError.of('value', 'WRONG_FORMAT', 'Not a JSON object.');
  }
}

function columnsOf<Column extends z.ZodType<{ key: string }>>(column: Column) {
  return z
    .array(column)
    .max(MAX_GRID_COLUMNS, 'TOO_BIG')
    .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length, 'DUPLICATE');
}
