import { freeze, frozen } from './selection/frozen-selection.ts';

/**
 * Role of a part of the view. A `filter` is cleared by 'Clear filters'; a `tab` selects a separate list; an `order`
 * (sort, page size) does not change the set of rows; the `selection` and the `name` of the saved view are not sent to
 * the server.
 */
export type Role = 'filter' | 'tab' | 'order' | 'selection' | 'name';

/** The query variable of a part; null if it is not sent to the server. */
export type VariableName = 'tab' | 'filter' | 'orderBy' | null;

/** A part of a list's view, with its form in the URL and in the query variables. */
export type Parameter<Value, Variable = unknown, Name extends VariableName = VariableName> = {
  /** Name in the query string. */
  readonly name: string;
  readonly role: Role;
  /** Default value. */
  readonly initial: Value;
  /** All possible values, if there are few. */
  readonly values?: readonly (string | number)[];
  /** Parses untrusted text; null if it is invalid, which is treated as absent. */
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
  readonly variable: Name;
  /** The value as a query variable. */
  readonly toVariable: (value: Value) => Variable;
};

/** GraphQL name of a value: `due-soon` becomes `DUE_SOON`. */
type EnumName<Value extends string> = Value extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumName<Rest>}`
  : Uppercase<Value>;

/** An order as a query variable. */
type OrderVariable<Field extends string> = {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
};

/** Maximum length of a search, the same as on the server. */
const MAX_SEARCH = 100;

const MAX_ID = 2_147_483_647;
const VIEW_ID = /^[\w+/=-]{1,100}$/;
const ID = /^[1-9]\d{0,9}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** A search text; with role `tab` if search results are a separate list. */
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

/** One of the tabs. */
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
 * One of the orders, of which the first is the default; a minus means descending. `fields` are those of the query, with
 * a minus if a field is descending by default.
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

/** One of two texts in the URL, a boolean in the query. */
export function yesOrNo<Yes extends string, No extends string>(
  name: string,
  yes: Yes,
  no: No,
): Parameter<Yes | No | null, boolean | null, 'filter'> {
  return { ...optional<Yes | No>(name, [yes, no]), toVariable: (value) => value && value === yes };
}

/** Any number of the values. */
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

/** One of the page sizes; the first one is the default. */
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

/** A database id. */
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

/** A filter that the query takes unchanged; several values are separated by commas. */
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

/** Maximum number of selected rows. */
export const MAX_SELECTED = 1_000;

/** Maximum number of ids in a URL; longer selections are stored in the tab and referenced. */
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

/** Id of the saved view on which this view is based; `NO_VIEW` to skip the default view. */
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

/** Tab and search, the first parameters of lists with tabs. */
export const tabAndSearch = {
  tab: tabOf('tab', ['new', 'processing', 'closed', 'all'], 'all'),
  search: searchText('search'),
};

/** Page size (the first is the default), selection and saved view, the last parameters of a list. */
export function pagesOf<Size extends number>(...sizes: [Size, ...Size[]]) {
  return {
    pageSize: pageSize('size', sizes),
    selected: selection('selected'),
    savedView: savedView('view'),
  };
}

/** Replaces the id of a saved view: the list without a view. */
export const NO_VIEW = 'none';

/** An order without its minus. */
type Ascending<Order extends string> = Order extends `-${infer Column}` ? Column : Order;

/** The column of an order, without its minus. */
function ascending<Order extends string>(order: Order): Ascending<Order> {
  return order.replace(/^-/, '') as Ascending<Order>; // as declared by the type
}

function enumName<Value extends string>(value: Value): EnumName<Value> {
  return value.toUpperCase().replaceAll('-', '_') as EnumName<Value>; // as declared by the type
}

/** Parses ids and ignores invalid ones. */
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
