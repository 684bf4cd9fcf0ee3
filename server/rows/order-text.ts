import { columnText, fieldOf, identifier, linkOf } from '../database/data-model.ts';
import type { StatementParts } from './row-parameters.ts';

const DIRECTIONS: Readonly<Record<string, string>> = { asc: 'ASC', desc: 'DESC' };
const NULLS: Readonly<Record<string, string>> = { first: ' NULLS FIRST', last: ' NULLS LAST' };

/** ORDER BY of a Prisma `orderBy`; empty without one. Throws for unsupported orders. */
export function orderText(
  model: string,
  orderBy: object | undefined,
  alias: string,
  parts: StatementParts,
): string {
  const orders: unknown[] = orderBy === undefined ? [] : Array.isArray(orderBy) ? orderBy : [orderBy];
  const texts = orders.map((order) => oneOrder(model, order, alias, parts));
  return texts.length === 0 ? '' : ` ORDER BY ${texts.join(', ')}`;
}

function oneOrder(model: string, order: unknown, alias: string, parts: StatementParts): string {
  const [[name, how] = [], ...more] = Object.entries(order ?? {});
  if (name === undefined || more.length > 0) throw new Error('An order has one column.');
  const field = fieldOf(model, name);
  if (!field) throw new Error(`${model} has no field ${name} to sort by.`);
  if (field.kind !== 'object') return `${columnText(alias, name)} ${directionOf(how)}`;
  if (field.isList) throw new Error(`Cannot sort ${model} by the list ${name}.`);
  return oneOfRelated(model, name, how, alias, parts);
}

/** Orders by a column of a to-one relation. */
function oneOfRelated(
  model: string,
  name: string,
  how: unknown,
  alias: string,
  { nextAlias }: StatementParts,
): string {
  const [[column, direction] = [], ...more] = Object.entries(how ?? {});
  const field = fieldOf(model, name);
  const target = field && column !== undefined ? fieldOf(field.type, column) : undefined;
  if (!field || !target || target.kind === 'object' || more.length > 0)
    throw new Error(`Cannot sort ${model} by ${name}.`);
  const other = nextAlias();
  const link = linkOf(model, field);
  const value = `SELECT ${columnText(other, target.name)} FROM ${identifier(field.type)} ${other} WHERE ${columnText(other, link.other)} = ${columnText(alias, link.own)}`;
  return `(${value}) ${directionOf(direction)}`;
}

function directionOf(how: unknown): string {
  const { sort, nulls }: { sort?: unknown; nulls?: unknown } =
    typeof how === 'object' && how !== null ? how : { sort: how };
  const direction = DIRECTIONS[String(sort)];
  const place = nulls === undefined ? '' : NULLS[String(nulls)];
  if (direction === undefined || place === undefined) throw new Error('Sort asc or desc.');
  return `${direction}${place}`;
}
