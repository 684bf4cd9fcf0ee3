import { invalidField } from './failure.ts';
import { MAX_ID } from './ids.ts';

/**
 * Typed reading of a body or a query string. Names are case-insensitive; null and absent are the same.
 * Every reader throws a 422 failure that names the field as it is documented.
 */
export interface Fields {
  /** Whether the field is there at all, be it null. */
  has(name: string): boolean;
  raw(name: string): unknown;
  text(name: string): string | undefined;
  requiredText(name: string): string;
  integer(name: string): number | undefined;
  requiredInteger(name: string): number;
  decimal(name: string): string | undefined;
  flag(name: string): boolean | undefined;
  integers(name: string): number[] | undefined;
  texts(name: string): string[] | undefined;
  record(name: string): Fields | undefined;
  records(name: string): Fields[] | undefined;
}

/** Reads a parsed JSON object, form or query. Anything that is no object reads as empty. */
export function fieldsOf(source: unknown, prefix = ''): Fields {
  const values = new Map<string, unknown>(
    isObject(source) ? Object.entries(source).map(([key, value]) => [key.toLowerCase(), value]) : [],
  );
  const raw = (name: string) => values.get(name.toLowerCase()) ?? undefined;

  function read<T>(name: string, parse: (value: unknown) => T | undefined): T | undefined {
    const value = raw(name);
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) throw invalidField(prefix + name, 'WRONG_TYPE');
    return parsed;
  }

  function required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw invalidField(prefix + name, 'REQUIRED');
    return value;
  }

  const text = (name: string) => read(name, parseText);
  const integer = (name: string) => read(name, parseInteger);
  return {
    has: (name) => values.has(name.toLowerCase()),
    raw,
    text,
    requiredText: (name) => required(name, text(name)),
    integer,
    requiredInteger: (name) => required(name, integer(name)),
    decimal: (name) => read(name, parseDecimal),
    flag: (name) => read(name, parseFlag),
    integers: (name) => read(name, (value) => parseList(value, parseInteger)),
    texts: (name) => read(name, (value) => parseList(value, parseText)),
    record: (name) =>
      read(name, (value) => (isObject(value) ? fieldsOf(value, `${prefix}${name}.`) : undefined)),
    records: (name) => {
      const list = read(name, (value) => (Array.isArray(value) ? value : undefined));
      return list?.map((item: unknown, index) => {
        const path = `${prefix}${name}.${index}`;
        if (!isObject(item)) throw invalidField(path, 'WRONG_TYPE');
        return fieldsOf(item, `${path}.`);
      });
    },
  };
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Query strings carry digits as text; legacy bodies do so too. */
function parseInteger(value: unknown): number | undefined {
  const isDigits = typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim());
  const number = isDigits ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return Math.abs(number) <= MAX_ID ? number : undefined;
}

function parseDecimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value.trim())
    ? value.trim()
    : undefined;
}

function parseFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  return { true: true, '1': true, false: false, '0': false }[value.toLowerCase()];
}

/** A JSON array, or a comma-separated query value. */
function parseList<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',').filter((part) => part !== '')
      : [value];
  const parsed = items.map(parse);
  return parsed.every((item) => item !== undefined) ? parsed : undefined;
}
