import { z } from 'zod';
import { invalidField, notFound } from '../errors/failure.ts';
import { isMissing, jsonOf } from './fields.ts';

/** Fields by name. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** The parsed fields of a shape. */
export type Parsed<Fields extends Shape> = z.output<z.ZodObject<Fields>>;

/** An object with case-insensitive names. Errors use the names as spelled here. */
export function record<Fields extends Shape>(fields: Fields) {
  // A required field keeps its null, because some accept it as a value.
  const optional = new Set(Object.keys(fields).filter((name) => fields[name]?.safeParse(undefined).success));
  return z.preprocess(
    spelledAs(fields, (name, value) => isMissing(value) && optional.has(name)),
    z.object(fields),
  );
}

/** As `record`, but empty text means absent: old clients send empty query values. */
export function queryRecord<Fields extends Shape>(fields: Fields) {
  return z.preprocess(
    spelledAs(fields, (_name, value) => isMissing(value) || value === ''),
    z.object(fields),
  );
}

/** A record as an object, or only by its id: `{ id }` and `7` are equal. */
export function recordOrId<Fields extends Shape>(fields: Fields) {
  const object = record(fields);
  return z.preprocess((value) => (/^\d+$/.test(String(value)) ? { id: value } : value), object);
}

/** List filters in one text: a JSON object with the fields of a query string, or search words. */
export function listFilters<Fields extends Shape & { readonly search: z.ZodType }>(fields: Fields) {
  const object = queryRecord(fields);
  const filters = z.string().transform((value, context) => {
    const given = /^\s*[[{]/.test(value) ? jsonOf(value) : wordsOf(value);
    // Text that is not JSON is not an object; some clients send no filters as an empty list.
    const parsed = object.safeParse(isEmptyList(given) ? {} : isObject(given) ? given : false, {
      error: codeOf,
    });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    return z.NEVER;
  });
  return filters.optional().describe('The same parameters as a JSON object, or a search text.');
}

/**
 * Parses a body or a query string. A value that is not an object has no fields.
 * @throws 422 for the first invalid field, which old clients show.
 */
export function parseFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(isObject(value) ? value : {}, { error: codeOf });
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: 'INVALID' }] = parsed.error.issues;
  throw invalidField(path.join('.'), message);
}

/**
 * Parses the path parameters.
 * @throws 404 for an impossible value.
 */
export function parsePath<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Renames the fields as a schema spells them, and omits empty values. */
function spelledAs(fields: Shape, saysNothing: (name: string, value: unknown) => boolean) {
  const spelled = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]));
  return (value: unknown): unknown => {
    if (!isObject(value)) return value;
    const given = Object.entries(value).flatMap(([key, part]) => {
      const name = spelled.get(key.toLowerCase());
      return name === undefined || saysNothing(name, part) ? [] : [[name, part] as const];
    });
    return Object.fromEntries(given);
  };
}

/** Search words; `all` filters nothing. */
function wordsOf(value: string): { search?: string } {
  const search = value.trim();
  return search.toLowerCase() === 'all' ? {} : { search };
}

const CODES: Readonly<Record<string, string>> = {
  too_small: 'TOO_SMALL',
  too_big: 'TOO_BIG',
  invalid_value: 'UNKNOWN',
  invalid_format: 'WRONG_FORMAT',
};

/** Our error code of an issue if the schema itself has none. */
function codeOf(issue: z.core.$ZodRawIssue): string {
  if (isMissing(issue.input)) return 'REQUIRED';
  return CODES[issue.code] ?? 'WRONG_TYPE';
}
