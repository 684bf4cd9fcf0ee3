import type { ModelField } from '../database/data-model.ts';

/** The subset of Prisma's queries that can become a statement; anything else throws. */
export type RowQuery = {
  where?: object;
  orderBy?: object;
  take?: number;
  skip?: number;
  select?: object | null;
  include?: object | null;
};

/** The cells of a row: columns, then relations, then counts. */
export type RowShape = {
  readonly columns: readonly ModelField[];
  readonly relations: readonly RelationShape[];
  readonly counts: readonly string[];
};

/** A relation that is read with its row. */
export type RelationShape = { readonly name: string; readonly isList: boolean; readonly shape: RowShape };

const KEYS = new Set(['where', 'orderBy', 'take', 'skip', 'select', 'include']);
const TO_ONE_KEYS = new Set(['select', 'include']);

/** The query of a selected relation; throws if it is not supported. */
export function queryOf(selection: unknown, isList: boolean): RowQuery {
  if (selection === true) return {};
  if (typeof selection !== 'object' || selection === null) throw new Error('A relation is read by a query.');
  requireUnderstood(selection, isList ? KEYS : TO_ONE_KEYS);
  return selection;
}

/** Throws for an unsupported query. */
export function requireUnderstood(query: object, keys: ReadonlySet<string> = KEYS): void {
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && !keys.has(key)) throw new Error(`Cannot read rows by ${key}.`);
}

/** The relations in `_count`, each with its filter. */
export function countsOf(selection: unknown): [name: string, where: object][] {
  if (typeof selection !== 'object' || selection === null || !('select' in selection) || !selection.select)
    throw new Error('Counts are selected by name.');
  return Object.entries(selection.select).flatMap(([name, value]: [string, unknown]): [string, object][] => {
    if (value === true) return [[name, {}]];
    if (typeof value !== 'object' || value === null) return [];
    requireUnderstood(value, new Set(['where']));
    return [[name, 'where' in value && value.where ? value.where : {}]];
  });
}
