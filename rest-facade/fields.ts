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
  return new ObjectFields(source, prefix);
}

class ObjectFields implements Fields {
  readonly #values = new Map<string, unknown>();
  /** What stands before a name in the path of an error. */
  readonly #prefix: string;

  constructor(source: unknown, prefix: string) {
    this.#prefix = prefix;
    if (isObject(source))
      for (const [name, value] of Object.entries(source)) this.#values.set(name.toLowerCase(), value);
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  raw(name: string): unknown {
    return this.#values.get(name.toLowerCase()) ?? undefined;
  }

  text(name: string): string | undefined {
    return this.#read(name, parseText);
  }

  requiredText(name: string): string {
    return this.#required(name, this.text(name));
  }

  integer(name: string): number | undefined {
    return this.#read(name, parseInteger);
  }

  requiredInteger(name: string): number {
    return this.#required(name, this.integer(name));
  }

  decimal(name: string): string | undefined {
    return this.#read(name, parseDecimal);
  }

  flag(name: string): boolean | undefined {
    return this.#read(name, parseFlag);
  }

  integers(name: string): number[] | undefined {
    return this.#read(name, (value) => parseList(value, parseInteger));
  }

  texts(name: string): string[] | undefined {
    return this.#read(name, (value) => parseList(value, parseText));
  }

  record(name: string): Fields | undefined {
    return this.#read(name, (value) =>
      isObject(value) ? fieldsOf(value, `${this.#prefix}${name}.`) : undefined,
    );
  }

  records(name: string): Fields[] | undefined {
    const list = this.#read(name, (value) => (Array.isArray(value) ? value : undefined));
    return list?.map((item: unknown, index) => {
      const path = `${this.#prefix}${name}.${index}`;
      if (!isObject(item)) throw invalidField(path, 'WRONG_TYPE');
      return fieldsOf(item, `${path}.`);
    });
  }

  #read<T>(name: string, parse: (value: unknown) => T | undefined): T | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) throw invalidField(this.#prefix + name, 'WRONG_TYPE');
    return parsed;
  }

  #required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw invalidField(this.#prefix + name, 'REQUIRED');
    return value;
  }
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
