/**
 * What a part of the view is to the list: a `filter` narrows it and is taken back by 'Clear filters'; a `tab` is a list
 * of its own; an `order` (sort, page size) changes no row; the `selection` asks nothing of the server.
 */
export type Role = 'filter' | 'tab' | 'order' | 'selection';

/** How one part of a list's view stands in the address. */
export type Parameter<Value> = {
  /** Its name in the query string. */
  readonly name: string;
  readonly role: Role;
  /** What it is when the address says nothing. */
  readonly initial: Value;
  /** Reads untrusted text; null when it means nothing, which is as if it were not there. */
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
};

/** Searches are cut after so many characters, as the server does. */
const MAX_SEARCH = 100;

const MAX_ID = 2_147_483_647;
const ID = /^[1-9]\d{0,9}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** What somebody searches for; a `tab` where what a search finds is a list of its own. */
export function searchText(name: string, role: 'filter' | 'tab' = 'filter'): Parameter<string> {
  return {
    name,
    role,
    initial: '',
    read: (text) => text.trim().slice(0, MAX_SEARCH),
    write: (value) => value,
  };
}

/** Always one of the values. */
export function oneOf<Value extends string>(
  name: string,
  role: 'tab' | 'order',
  values: readonly Value[],
  initial: Value,
): Parameter<Value> {
  return { name, role, initial, read: (text) => knownValue(values, text), write: (value) => value };
}

/** One of the values, or none. */
export function optional<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value | null> {
  return { name, role: 'filter', initial: null, read: (text) => knownValue(values, text), write: String };
}

/** Any of the values. */
export function several<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<readonly Value[]> {
  return {
    name,
    role: 'filter',
    initial: [],
    read: (text) => parts(text).flatMap((part) => knownValue(values, part) ?? []),
    write: (chosen) => chosen.join(','),
  };
}

/** One of some numbers; the first is the default. */
export function pageSize<Value extends number>(
  name: string,
  sizes: readonly [Value, ...Value[]],
): Parameter<Value> {
  return {
    name,
    role: 'order',
    initial: sizes[0],
    read: (text) => sizes.find((size) => String(size) === text) ?? null,
    write: String,
  };
}

/** Database id of one thing. */
export function oneId(name: string): Parameter<number | null> {
  return { name, role: 'filter', initial: null, read: idOf, write: String };
}

/** Database ids. */
export function severalIds(name: string): Parameter<readonly number[]> {
  return { name, role: 'filter', initial: [], read: idsOf, write: (ids) => ids.join(',') };
}

/** A calendar day, `2026-03-10`. */
export function day(name: string): Parameter<string | null> {
  return { name, role: 'filter', initial: null, read: dayOf, write: String };
}

/** A decimal amount in the currency of the list. */
export function amount(name: string): Parameter<string | null> {
  return {
    name,
    role: 'filter',
    initial: null,
    read: (text) => (AMOUNT.test(text) ? text : null),
    write: String,
  };
}

/** Keys of the selected rows, `most` of them at the most. */
export function selection(name: string, most: number): Parameter<readonly string[]> {
  return {
    name,
    role: 'selection',
    initial: [],
    read: (text) => parts(text).slice(0, most),
    write: (keys) => keys.join(','),
  };
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
