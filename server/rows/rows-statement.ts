import {
  columnsOf,
  columnText,
  fieldOf,
  identifier,
  linkOf,
  type ModelField,
} from '../database/data-model.ts';
import { whereText } from '../database/where-text.ts';
import { orderText } from './order-text.ts';
import { type StatementEnd, type StatementParts, statementParts } from './row-parameters.ts';
import {
  countsOf,
  queryOf,
  type RelationShape,
  type RowQuery,
  type RowShape,
  requireUnderstood,
} from './row-query.ts';

/** A statement with one row and one column: the rows as a JSON array of arrays of the given shape. */
type RowsStatement = { text: string; values: readonly unknown[]; shape: RowShape };

type Part = { text: string; shape: RowShape };

/** Maximum number of arguments of a PostgreSQL function. */
const MAX_CELLS = 100;

/**
 * One statement for a Prisma query with everything that it includes. Throws for unsupported queries. It returns arrays,
 * because in objects the property names would be most of the data.
 */
export function rowsStatement(model: string, query: RowQuery): RowsStatement {
  requireUnderstood(query);
  const { alias, part, end } = firstRow(model, query);
  const parts = statementParts(end);
  const text = listText(model, query, { alias, row: part.text, join: null }, parts);
  return { text, values: parts.values, shape: part.shape };
}

/** One statement for several queries: one row and one column, an array with the rows of each. */
export function severalRowsStatement(
  queries: readonly { model: string; query: RowQuery }[],
): Omit<RowsStatement, 'shape'> & { shapes: RowShape[] } {
  const parts = statementParts();
  const lists = queries.map(({ model, query }) => {
    requireUnderstood(query);
    return list(model, query, null, parts);
  });
  const cells = lists.map(({ text }) => `(${text})`);
  return {
    text: `SELECT json_build_array(${cells.join(',')})`,
    values: parts.values,
    shapes: lists.map(({ shape }) => shape),
  };
}

/** A statement that counts the rows of a query, up to `take`; ignores `select` and `include`. */
export function countStatement(model: string, query: RowQuery): Pick<RowsStatement, 'text' | 'values'> {
  requireUnderstood(query);
  const parts = statementParts();
  const alias = parts.nextAlias();
  const { from, order, page } = listParts(model, query, { alias, join: null }, parts);
  return { text: `SELECT count(*)::int FROM (SELECT ${from}${order}${page}) counted`, values: parts.values };
}

type FirstRow = { model: string; alias: string; part: Part; end: StatementEnd };

/** Cached by selection: plans are reused, and most of a statement depends only on the selection. */
const firstRows = new WeakMap<object, FirstRow>();

function firstRow(model: string, query: RowQuery): FirstRow {
  const selection = query.select ?? query.include;
  const known = selection && firstRows.get(selection);
  if (known?.model === model) return known;
  const parts = statementParts();
  const alias = parts.nextAlias();
  const row = { model, alias, part: rowOf(model, query, alias, parts), end: parts.end() };
  if (selection) firstRows.set(selection, row);
  return row;
}

/** The rows of a model; for a relation, with the condition that joins them to the parent row. */
function list(
  model: string,
  query: RowQuery,
  join: ((alias: string) => string) | null,
  parts: StatementParts,
): Part {
  const alias = parts.nextAlias();
  const { text: row, shape } = rowOf(model, query, alias, parts);
  return { text: listText(model, query, { alias, row, join }, parts), shape };
}

type Place = { alias: string; join: ((alias: string) => string) | null };

function listText(
  model: string,
  query: RowQuery,
  { row, ...place }: Place & { row: string },
  parts: StatementParts,
): string {
  const { from, order, page } = listParts(model, query, place, parts);
  // Cells are built only for the rows of the page, not for skipped rows.
  return page === ''
    ? `SELECT coalesce(json_agg(${row}${order}), '[]') ${from}`
    : `SELECT coalesce(json_agg(${row}), '[]') FROM (SELECT * ${from}${order}${page}) ${place.alias}`;
}

/** Conditions, order and page of a query. */
function listParts(model: string, query: RowQuery, { alias, join }: Place, parts: StatementParts) {
  const conditions = [
    ...(join ? [join(alias)] : []),
    ...(query.where ? [whereText(model, query.where, alias, parts)] : []),
  ];
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  return {
    from: `FROM ${identifier(model)} ${alias}${where}`,
    order: orderText(model, query.orderBy, alias, parts),
    page: pageText(query, parts),
  };
}

/** The limit is part of the text, because the database plans with it and there are few sizes. */
function pageText({ take, skip }: RowQuery, { put }: StatementParts): string {
  for (const count of [take, skip])
    if (count !== undefined && (!Number.isInteger(count) || count < 0))
      throw new Error(`Cannot page by ${count}.`);
  return `${take === undefined ? '' : ` LIMIT ${take}`}${skip ? ` OFFSET ${put(skip)}` : ''}`;
}

function rowOf(model: string, { select, include }: RowQuery, alias: string, parts: StatementParts): Part {
  if (select && include) throw new Error('A query either selects or includes.');
  const selected = Object.entries(select ?? include ?? {}).filter(([, value]) => Boolean(value));
  const columns = select ? selectedColumns(model, selected) : columnsOf(model);
  const cells = columns.map((field) => cellText(field, columnText(alias, field.name)));
  const relations: RelationShape[] = [];
  const counts: string[] = [];
  for (const [name, value] of selected) {
    const field = fieldOf(model, name);
    if (field?.kind !== 'object') continue;
    const { text, shape } = related(model, field, queryOf(value, field.isList), alias, parts);
    relations.push({ name, isList: field.isList, shape });
    cells.push(`(${text})`);
  }
  const counted = selected.find(([name]) => name === '_count')?.[1];
  for (const [name, where] of counted ? countsOf(counted) : []) {
    counts.push(name);
    cells.push(`(${countText(model, name, where, alias, parts)})`);
  }
  if (cells.length > MAX_CELLS) throw new Error(`A row of ${model} would have ${cells.length} cells.`);
  return { text: `json_build_array(${cells.join(',')})`, shape: { columns, relations, counts } };
}

function selectedColumns(model: string, selected: readonly [string, unknown][]): ModelField[] {
  return selected.flatMap(([name]) => {
    if (name === '_count') return [];
    const field = fieldOf(model, name);
    if (!field) throw new Error(`${model} has no field ${name}.`);
    return field.kind === 'object' ? [] : [field];
  });
}

function related(
  model: string,
  field: ModelField,
  query: RowQuery,
  alias: string,
  parts: StatementParts,
): Part {
  const join = joinTo(model, field, alias);
  if (field.isList) return list(field.type, query, join, parts);
  const other = parts.nextAlias();
  const { text, shape } = rowOf(field.type, query, other, parts);
  return { text: `SELECT ${text} FROM ${identifier(field.type)} ${other} WHERE ${join(other)}`, shape };
}

function countText(model: string, name: string, where: object, alias: string, parts: StatementParts): string {
  const field = fieldOf(model, name);
  if (!field?.isList || field.kind !== 'object') throw new Error(`${model} has no list ${name} to count.`);
  const other = parts.nextAlias();
  const conditions = `${joinTo(model, field, alias)(other)} AND ${whereText(field.type, where, other, parts)}`;
  return `SELECT count(*)::int FROM ${identifier(field.type)} ${other} WHERE ${conditions}`;
}

function joinTo(model: string, field: ModelField, alias: string): (other: string) => string {
  const link = linkOf(model, field);
  return (other) => `${columnText(other, link.other)} = ${columnText(alias, link.own)}`;
}

/**
 * Numbers that JavaScript cannot represent are sent as text, decimals without trailing zeros like Prisma's. Lists of
 * integers are sent unchanged.
 */
function cellText({ type, isList, name }: ModelField, column: string): string {
  if ((isList && type !== 'Int') || type === 'Bytes') throw new Error(`Cannot read ${name}: ${type}.`);
  if (type === 'Decimal') return `trim_scale(${column})::text`;
  return type === 'BigInt' ? `${column}::text` : column;
}
