import { getDatamodel } from '../schema/generated-prisma-types.ts';
import { Prisma } from './generated/client.ts';

/** The part of Prisma's data model that conditions need. */
interface Field {
  name: string;
  type: string;
  kind: string;
  isList: boolean;
  isId: boolean;
  relationName?: string;
  relationFromFields?: readonly string[];
}

const MODELS = new Map<string, ReadonlyMap<string, Field>>(
  Object.entries(modelsOf(getDatamodel())).map(([name, { fields }]) => [
    name,
    new Map(fields.map((field) => [field.name, field])),
  ]),
);

/** Comparison operators of scalar fields and their SQL. */
const COMPARISONS: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/**
 * Compiles a Prisma `where` to parameterised SQL over a table alias, so that hand-written statements filter rows
 * exactly as the lists do. Row filters pass through here: whatever is not understood throws, nothing is skipped.
 * Understood: AND, OR, NOT, equality, null, `equals`, `in`, `not`, `gt`…`lte`, `startsWith`, and `some`, `none`,
 * `is` on relations.
 */
export function whereSql(model: Prisma.ModelName, where: object, alias: string): Prisma.Sql {
  let aliases = 0;
  return conditions(model, where, alias);

  function conditions(name: string, filter: object, table: string): Prisma.Sql {
    return allOf(Object.entries(filter).map(([key, value]) => condition(name, key, value, table)));
  }

  function condition(name: string, key: string, value: unknown, table: string): Prisma.Sql {
    if (key === 'AND') return allOf(listOf(value).map((each) => conditions(name, each, table)));
    if (key === 'OR') return anyOf(listOf(value).map((each) => conditions(name, each, table)));
    if (key === 'NOT')
      return allOf(listOf(value).map((each) => Prisma.sql`NOT ${conditions(name, each, table)}`));
    const field = MODELS.get(name)?.get(key);
    if (!field) throw new Error(`${name} has no field ${key} to filter by.`);
    return field.kind === 'object'
      ? related(name, field, value, table)
      : scalar(column(table, key), key, value);
  }

  function related(name: string, field: Field, value: unknown, table: string): Prisma.Sql {
    const [operator, filter] = relationFilter(field, value);
    aliases += 1;
    const target = `${alias}_${aliases}`;
    const exists = Prisma.sql`EXISTS (SELECT 1 FROM ${identifier(field.type)} ${identifier(target)} WHERE ${joinOf(name, field, table, target)} AND ${conditions(field.type, filter, target)})`;
    return operator === 'none' ? Prisma.sql`NOT ${exists}` : exists;
  }
}

function scalar(target: Prisma.Sql, key: string, value: unknown): Prisma.Sql {
  if (value === null) return Prisma.sql`${target} IS NULL`;
  if (isValue(value)) return Prisma.sql`${target} = ${value}`;
  if (!isPlain(value)) throw new Error(`Cannot filter ${key} by ${typeof value}.`);
  return allOf(Object.entries(value).map(([operator, operand]) => compared(target, key, operator, operand)));
}

function compared(target: Prisma.Sql, key: string, operator: string, operand: unknown): Prisma.Sql {
  if (operator === 'equals') return scalar(target, key, valueOrNull(key, operand));
  if (operator === 'not') return Prisma.sql`NOT ${scalar(target, key, valueOrNull(key, operand))}`;
  if (operator === 'in') return within(target, key, operand);
  if (operator === 'startsWith') return Prisma.sql`${target} LIKE ${`${textOf(key, operand)}%`}`;
  const sign = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (!sign || !isValue(operand)) throw new Error(`Cannot filter ${key} by ${operator}.`);
  return Prisma.sql`${target} ${Prisma.raw(sign)} ${operand}`;
}

function within(target: Prisma.Sql, key: string, operand: unknown): Prisma.Sql {
  if (!Array.isArray(operand) || !operand.every(isValue))
    throw new Error(`Cannot filter ${key} by that list.`);
  return operand.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`${target} IN (${Prisma.join(operand)})`;
}

function relationFilter(field: Field, value: unknown): [operator: string, filter: object] {
  if (!isPlain(value)) throw new Error(`Cannot filter the relation ${field.name} by ${String(value)}.`);
  const [[operator, filter] = [], ...more] = Object.entries(value);
  const allowed = field.isList ? ['some', 'none'] : ['is'];
  if (operator === undefined || !allowed.includes(operator) || !isPlain(filter) || more.length > 0) {
    throw new Error(`Cannot filter the relation ${field.name} by ${Object.keys(value).join(', ')}.`);
  }
  return [operator, filter];
}

/** The foreign key lies on one side; every foreign key of the product refers to a single `id`. */
function joinOf(name: string, field: Field, table: string, target: string): Prisma.Sql {
  const own = field.relationFromFields?.[0];
  if (own) return Prisma.sql`${column(target, idOf(field.type))} = ${column(table, own)}`;
  const back = [...(MODELS.get(field.type)?.values() ?? [])].find(
    (other) =>
      other.relationName === field.relationName && other.type === name && other.relationFromFields?.length,
  );
  const foreign = back?.relationFromFields?.[0];
  if (!foreign) throw new Error(`${name}.${field.name} has no foreign key.`);
  return Prisma.sql`${column(target, foreign)} = ${column(table, idOf(name))}`;
}

function idOf(model: string): string {
  const id = [...(MODELS.get(model)?.values() ?? [])].find((field) => field.isId);
  if (!id) throw new Error(`${model} has no single id.`);
  return id.name;
}

function allOf(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`(${Prisma.join([...parts], ' AND ')})`;
}

function anyOf(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join([...parts], ' OR ')})`;
}

function column(table: string, name: string): Prisma.Sql {
  return Prisma.sql`${identifier(table)}.${identifier(name)}`;
}

/** Only names of the data model and our own aliases come here; the check keeps it so. */
function identifier(name: string): Prisma.Sql {
  if (!/^\w+$/.test(name)) throw new Error(`Not an identifier: ${name}`);
  return Prisma.raw(`"${name}"`);
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

function textOf(key: string, operand: unknown): string {
  if (typeof operand !== 'string') throw new Error(`Cannot search ${key} by ${typeof operand}.`);
  return operand;
}

function isValue(value: unknown): value is string | number | bigint | boolean | Date {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value) || value instanceof Date;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function modelsOf(document: unknown): Record<string, { fields: readonly Field[] }> {
  // The Pothos generator writes the data model as a plain object of models by name; its own type is `unknown`.
  return (document as { datamodel: { models: Record<string, { fields: readonly Field[] }> } }).datamodel
    .models;
}
