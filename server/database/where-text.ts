import { Decimal } from 'decimal.js';
import { columnText, fieldOf, identifier, linkOf, type ModelField } from './data-model.ts';

/** Collects the values of a condition as statement parameters. */
export interface Parameters {
  /** Adds a value and returns its placeholder. */
  put(value: unknown): string;
  /** The condition that a column's value is one of at least one value. */
  oneOf(column: string, values: readonly unknown[]): string;
}

/** Comparison operators of scalar fields and their SQL. */
const COMPARISONS: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/**
 * Compiles a Prisma `where` to SQL over a table alias, so that hand-written statements filter rows like Prisma. Row
 * filters use it, so unsupported conditions throw and are never skipped. Supported: AND, OR, NOT, equality, null,
 * `equals`, `in`, `not`, `gt`…`lte`, `startsWith` and `contains` (with their `mode`), and `some`, `none`, `is` on
 * relations.
 */
export function whereText(model: string, where: object, alias: string, parameters: Parameters): string {
  let aliases = 0;
  return conditions(model, where, alias);

  function conditions(name: string, filter: object, table: string): string {
    return allOf(Object.entries(filter).map(([key, value]) => condition(name, key, value, table)));
  }

  function condition(name: string, key: string, value: unknown, table: string): string {
    if (key === 'AND') return allOf(listOf(value).map((each) => conditions(name, each, table)));
    if (key === 'OR') return anyOf(listOf(value).map((each) => conditions(name, each, table)));
    if (key === 'NOT') return allOf(listOf(value).map((each) => `NOT ${conditions(name, each, table)}`));
    const field = fieldOf(name, key);
    if (!field) throw new Error(`${name} has no field ${key} to filter by.`);
    return field.kind === 'object'
      ? related(name, field, value, table)
      : scalar(columnText(table, key), key, value, parameters);
  }

  function related(name: string, field: ModelField, value: unknown, table: string): string {
    const [operator, filter] = relationFilter(field, value);
    aliases += 1;
    const target = `${alias}_${aliases}`;
    const { own, other } = linkOf(name, field);
    const join = `${columnText(target, other)} = ${columnText(table, own)}`;
    const exists = `EXISTS (SELECT 1 FROM ${identifier(field.type)} ${identifier(target)} WHERE ${join} AND ${conditions(field.type, filter, target)})`;
    return operator === 'none' ? `NOT ${exists}` : exists;
  }
}

function scalar(target: string, key: string, value: unknown, parameters: Parameters): string {
  if (value === null) return `${target} IS NULL`;
  if (isValue(value)) return `${target} = ${parameters.put(value)}`;
  if (!isPlain(value)) throw new Error(`Cannot filter ${key} by ${typeof value}.`);
  const { mode, ...operators }: Record<string, unknown> = { ...value };
  const entries = Object.entries(operators);
  if (
    mode !== undefined &&
    (mode !== 'insensitive' || !entries.every(([operator]) => Object.hasOwn(SEARCHES, operator)))
  )
    throw new Error(`Cannot filter ${key} in the mode ${String(mode)}.`);
  return allOf(
    entries.map(([operator, operand]) =>
      Object.hasOwn(SEARCHES, operator)
        ? searched(target, key, [operator, operand], mode === 'insensitive' ? 'ILIKE' : 'LIKE', parameters)
        : compared(target, key, [operator, operand], parameters),
    ),
  );
}

/** Patterns of text searches. As in Prisma, % and _ keep their meaning: callers use `literally`. */
const SEARCHES: Readonly<Record<string, (text: string) => string>> = {
  startsWith: (text) => `${text}%`,
  contains: (text) => `%${text}%`,
};

type Operation = [operator: string, operand: unknown];

function searched(
  target: string,
  key: string,
  [operator, operand]: Operation,
  comparison: 'LIKE' | 'ILIKE',
  { put }: Parameters,
): string {
  if (typeof operand !== 'string') throw new Error(`Cannot search ${key} by ${typeof operand}.`);
  return `${target} ${comparison} ${put(SEARCHES[operator]?.(operand))}`;
}

function compared(
  target: string,
  key: string,
  [operator, operand]: Operation,
  parameters: Parameters,
): string {
  if (operator === 'equals') return scalar(target, key, valueOrNull(key, operand), parameters);
  if (operator === 'not') return `NOT ${scalar(target, key, valueOrNull(key, operand), parameters)}`;
  if (operator === 'in') return within(target, key, operand, parameters);
  const sign = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (!sign || !isValue(operand)) throw new Error(`Cannot filter ${key} by ${operator}.`);
  return `${target} ${sign} ${parameters.put(operand)}`;
}

function within(target: string, key: string, operand: unknown, { oneOf }: Parameters): string {
  if (!Array.isArray(operand) || !operand.every(isValue))
    throw new Error(`Cannot filter ${key} by that list.`);
  return operand.length === 0 ? 'FALSE' : oneOf(target, operand);
}

function relationFilter(field: ModelField, value: unknown): [operator: string, filter: object] {
  if (!isPlain(value)) throw new Error(`Cannot filter the relation ${field.name} by ${String(value)}.`);
  const [[operator, filter] = [], ...more] = Object.entries(value);
  const allowed = field.isList ? ['some', 'none'] : ['is'];
  if (operator === undefined || !allowed.includes(operator) || !isPlain(filter) || more.length > 0) {
    throw new Error(`Cannot filter the relation ${field.name} by ${Object.keys(value).join(', ')}.`);
  }
  return [operator, filter];
}

function allOf(parts: readonly string[]): string {
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 0 ? 'FALSE' : `(${parts.join(' OR ')})`;
}

function listOf(value: unknown): object[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!list.every(isPlain)) throw new Error('AND, OR and NOT take conditions only.');
  return list;
}

function valueOrNull(key: string, operand: unknown): unknown {
  if (operand !== null && !isValue(operand)) throw new Error(`Cannot compare ${key} with ${typeof operand}.`);
  return operand;
}

function isValue(value: unknown): boolean {
  return (
    ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ||
    value instanceof Date ||
    Decimal.isDecimal(value)
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
