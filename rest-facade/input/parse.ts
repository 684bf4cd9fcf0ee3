import { z } from 'zod';
import { invalidField, notFound } from '../errors/failure.ts';
import { isMissing } from './fields.ts';

/** Fields by name. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** What the fields of a shape are parsed to. */
export type Parsed<Fields extends Shape> = z.output<z.ZodObject<Fields>>;

/** An object whose names are read without regard to case; errors name its fields as they are spelled here. */
export function record<Fields extends Shape>(fields: Fields) {
  // A required field keeps its null: some take it as a value.
  const optional = new Set(Object.keys(fields).filter((name) => fields[name]?.safeParse(undefined).success));
  return z.preprocess(
    spelledAs(fields, (name, value) => isMissing(value) && optional.has(name)),
    z.object(fields),
  );
}

/** The same where an empty text counts as absent: old clients send empty query values. */
export function queryRecord<Fields extends Shape>(fields: Fields) {
  return z.preprocess(
    spelledAs(fields, (_name, value) => isMissing(value) || value === ''),
    z.object(fields),
  );
}

/** A record as an object of its own kind, or by its id alone: `{ id }` and `7` are the same. */
export function recordOrId<Fields extends Shape>(fields: Fields) {
  const object = record(fields);
  return z.preprocess((value) => (/^\d+$/.test(String(value)) ? { id: value } : value), object);
}

/**
 * What narrows a list, in one text: a JSON object of the same kind as a query string, or the words that are searched for.
 */
export function listFilters<Fields extends Shape & { readonly search: z.ZodType }>(fields: Fields) {
  const object = queryRecord(fields);
  const filters = z.string().transform((value, context) => {
    const given = /^\s*[[{]/.test(value) ? jsonOf(value) : wordsOf(value);
    // What is no JSON is no object either.
    const parsed = object.safeParse(isObject(given) ? given : false, { error: codeOf });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: 'custom', path: [...path], message, input: value });
    return z.NEVER;
  });
  return filters.optional().describe('The same names as a JSON object, or the words to search for.');
}

/**
 * Reads a body or a query string: what is no object has no fields. Throws 422 for the first field that is wrong, the one
 * that old clients show.
 */
export function parseFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(isObject(value) ? value : {}, { error: codeOf });
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: 'INVALID' }] = parsed.error.issues;
  throw invalidField(path.join('.'), message);
}

/** Reads the parameters of a path: what is no possible one names nothing, 404. */
export function parsePath<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Puts names as a schema spells them, and leaves out empty values. */
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

/** Words that are searched for; `all` narrows nothing. */
function wordsOf(value: string): { search?: string } {
  const search = value.trim();
  return search.toLowerCase() === 'all' ? {} : { search };
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const CODES: Readonly<Record<string, string>> = {
  too_small: 'TOO_SMALL',
  too_big: 'TOO_BIG',
  invalid_value: 'UNKNOWN',
  invalid_format: 'WRONG_FORMAT',
};

/** Our code of what is wrong, where the schema itself has none. */
function codeOf(issue: z.core.$ZodRawIssue): string {
  if (isMissing(issue.input)) return 'REQUIRED';
  return CODES[issue.code] ?? 'WRONG_TYPE';
}
