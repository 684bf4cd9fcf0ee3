import { freeze, frozen } from './selection/frozen-selection.ts';

/**
 * What a part of the view is to the list: a `filter` narrows it and is taken back by 'Clear filters'; a `tab` is a list
 * of its own; an `order` (sort, page size) changes no row; the `selection` asks nothing of the server; neither does the
 * `name` of the saved view that this one began as.
 */
export type Role = 'filter' | 'tab' | 'order' | 'selection' | 'name';

/** Which variable of the list's query a part belongs to; null: the server is not asked about it. */
export type VariableName = 'tab' | 'filter' | 'orderBy' | null;

/** How one part of a list's view stands in the address, and in the variables of its query. */
export type Parameter<Value, Variable = unknown, Name extends VariableName = VariableName> = {
  /** Its name in the query string. */
  readonly name: string;
  readonly role: Role;
  /** Its value when the address has none. */
  readonly initial: Value;
  /** All values it can have, where they are few. */
  readonly values?: readonly (string | number)[];
  /** Reads untrusted text; null when it means nothing, which is as if it were not there. */
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
  readonly variable: Name;
  /** The value as the query takes it. */
  readonly toVariable: (value: Value) => Variable;
};

/** Name of a value in GraphQL: `due-soon` is `DUE_SOON` there. */
export type EnumName<Value extends string> = Value extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumName<Rest>}`
  : Uppercase<Value>;

/** An order as queries take it. */
export type OrderVariable<Field extends string> = {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
};

/** Searches are cut after so many characters, as the server does. */
const MAX_SEARCH = 100;

const MAX_ID = 2_147_483_647;
const VIEW_ID = /^[\w+/=-]{1,100}$/;
const ID = /^[1-9]\d{0,9}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** What somebody searches for; a `tab` where what a search finds is a list of its own. */
export function searchText(
  name: string,
  role: 'filter' | 'tab' = 'filter',
): Parameter<string, string, 'filter'> {
  return {
    name,
    role,
    initial: '',
    read: (text) => text.trim().slice(0, MAX_SEARCH),
    write: (value) => value,
    variable: 'filter',
    toVariable: (value) => value,
  };
}

/** Always one of the tabs. */
export function tabOf<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): Parameter<Value, EnumName<Value>, 'tab'> {
  return {
    name,
    role: 'tab',
    values,
    initial,
    read: (text) => knownValue(values, text),
    write: (value) => value,
    variable: 'tab',
    toVariable: enumName,
  };
}

/**
 * Always one of the orders, of which the first is the default; a minus means descending. `fields` are those of the
 * query; a minus there, where a field is descending by itself.
 */
export function order<
  Value extends string,
  const Fields extends { readonly [Column in Ascending<Value>]: string },
>(
  name: string,
  values: readonly [Value, ...Value[]],
  fields: Fields,
): Parameter<Value, OrderVariable<Ascending<Fields[Ascending<Value>]>>, 'orderBy'> {
  return {
    name,
    role: 'order',
    values,
    initial: values[0],
    read: (text) => knownValue(values, text),
    write: (value) => value,
    variable: 'orderBy',
    toVariable: (value) => {
      const field = fields[ascending(value)];
      const isDescending = value.startsWith('-') !== field.startsWith('-');
      return { field: ascending(field), direction: isDescending ? 'DESC' : 'ASC' };
    },
  };
}

/** One of the values, or none. */
export function optional<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value | null, EnumName<Value> | null, 'filter'> {
  return {
    ...filter(name, null, (text) => knownValue(values, text)),
    values,
    toVariable: (value) => value && enumName(value),
  };
}

/** One of two words in the address, a yes or no for the query. */
export function yesOrNo<Yes extends string, No extends string>(
  name: string,
  yes: Yes,
  no: No,
): Parameter<Yes | No | null, boolean | null, 'filter'> {
  return { ...optional<Yes | No>(name, [yes, no]), toVariable: (value) => value && value === yes };
}

/** Any of the values. */
export function several<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<readonly Value[], readonly Value[], 'filter'> {
  return {
    ...filter<readonly Value[]>(name, [], (text) =>
      parts(text).flatMap((part) => knownValue(values, part) ?? []),
    ),
    values,
  };
}

/** One of some numbers of rows; the first is the default. */
export function pageSize<Value extends number>(
  name: string,
  sizes: readonly [Value, ...Value[]],
): Parameter<Value, Value, null> {
  return {
    name,
    role: 'order',
    values: sizes,
    initial: sizes[0],
    read: (text) => sizes.find((size) => String(size) === text) ?? null,
    write: String,
    variable: null,
    toVariable: (value) => value,
  };
}

/** Database id of one thing. */
export function oneId(name: string) {
  return filter<number | null>(name, null, idOf);
}

/** Database ids. */
export function severalIds(name: string) {
  return filter<readonly number[]>(name, [], idsOf);
}

/** A calendar day, `2026-03-10`. */
export function day(name: string) {
  return filter<string | null>(name, null, dayOf);
}

/** A decimal amount in the currency of the list. */
export function amount(name: string) {
  return filter<string | null>(name, null, (text) => (AMOUNT.test(text) ? text : null));
}

/** A filter that the query takes as it is; several values stand with commas between them. */
export function filter<Value>(
  name: string,
  initial: Value,
  read: (text: string) => Value | null,
  write: (value: Value) => string = String,
): Parameter<Value, Value, 'filter'> {
  return {
    name,
    role: 'filter',
    initial,
    read,
    write,
    variable: 'filter',
    toVariable: (value) => value,
  };
}

/** Most rows that can be selected. */
export const MAX_SELECTED = 1_000;

/** Ids that an address holds; more are kept in the tab, under a reference. */
const MAX_SELECTED_IN_ADDRESS = 40;

/** Ids of the selected rows. */
export function selection(name: string): Parameter<readonly string[], unknown, null> {
  return {
    name,
    role: 'selection',
    initial: [],
    read: (text) => frozen(text) ?? parts(text).slice(0, MAX_SELECTED_IN_ADDRESS),
    write: (ids) => (ids.length > MAX_SELECTED_IN_ADDRESS ? freeze(ids) : ids.join(',')),
    variable: null,
    toVariable: (ids) => ids,
  };
}

/** Id of the saved view that this one began as; `NO_VIEW` where none is wanted, not even the default. */
export function savedView(name: string): Parameter<string | null, unknown, null> {
  return {
    name,
    role: 'name',
    initial: null,
    read: (text) => (VIEW_ID.test(text) ? text : null),
    write: String,
    variable: null,
    toVariable: (id) => id,
  };
}

/** In place of the id of a saved view: the list without one. */
export const NO_VIEW = 'none';

/** An order without its minus. */
type Ascending<Order extends string> = Order extends `-${infer Column}` ? Column : Order;

/** The column of an order: the order without its minus. */
function ascending<Order extends string>(order: Order): Ascending<Order> {
  return order.replace(/^-/, '') as Ascending<Order>; // as declared by the type
}

function enumName<Value extends string>(value: Value): EnumName<Value> {
  return value.toUpperCase().replaceAll('-', '_') as EnumName<Value>; // as declared by the type
}

/** Ids in text; what is none is left out. */
export function idsOf(text: string): number[] {
  return parts(text).flatMap((part) => idOf(part) ?? []);
}

function knownValue<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((each) => each === text) ?? null;
}

function parts(text: string): string[] {
  return text.split(',').filter((part) => part !== '');
}

function idOf(text: string): number | null {
  return ID.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
}

function dayOf(text: string): string | null {
  if (!DAY.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
