import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';

/**
 * Types of request fields, as old clients send them: numbers and flags may be text, lists may be comma-separated text.
 * Each type parses its input and describes itself in the OpenAPI document.
 */

/** Null and undefined both mean missing. */
const typed = {
  error: ({ input }: { readonly input?: unknown }) => (isMissing(input) ? 'REQUIRED' : 'WRONG_TYPE'),
};

/** Whether a field is missing. */
export function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** The value of a JSON text; undefined if it is not JSON. */
export function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A text; numbers are taken as their digits, as old clients send the number of a purchase order. */
export const text = described({});

/** A text of at most this number of visible characters, as the server counts them. */
export function textUpTo(longest: number, code = 'TOO_BIG') {
  return described({ maxLength: longest }).refine(
    (value) => value.length <= longest || seenLength(value) <= longest,
    code,
  );
}

/** A written text, which the documentation describes as a string with these further keywords. */
function described(keywords: { maxLength?: number }) {
  return z
    .union([z.string(), z.number()])
    .transform(String)
    .meta({
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: 'string', ...keywords });
      },
    });
}

const seen = new Intl.Segmenter('en', { granularity: 'grapheme' });

function seenLength(value: string): number {
  return [...seen.segment(value)].length;
}

/** The code of a status or of an action, in any case. */
export const code = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
  z.string(),
);

/** A 32-bit integer within a range. Digits may be text. */
export function integerIn(range: (all: z.ZodInt32) => z.ZodInt32) {
  return z.preprocess(fromDigits, range(z.int32(typed)));
}

/** A 32-bit integer. */
export const integer = integerIn((all) => all);

/**
 * Id of a record: a number, its digits, or the record that contains it. There is no bound: an unknown id is missing,
 * not malformed.
 */
export const recordId = z.preprocess(idOfRecord, integer);

/** A decimal number, as text for GraphQL. */
export const decimal = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,12}(\.\d{1,6})?$/, 'WRONG_TYPE'),
  ])
  .transform(String)
  .meta({
    override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
      delete jsonSchema.anyOf;
      jsonSchema.type = 'number';
    },
  });

/** A boolean; also as the texts true, false, 1 and 0. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' ? (FLAGS[value.toLowerCase()] ?? value) : value),
  z.boolean(),
);

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** An enumerated value, case-insensitive. */
export function wordOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? asSpelled(words, value) : value),
    z.enum(words),
  );
}

/** An enumerated value in a path, where nothing is optional. */
export function pathWord<const Word extends string>(words: readonly [Word, ...Word[]], description: string) {
  return z
    .string()
    .transform((text) => asSpelled(words, text))
    .pipe(z.enum(words))
    .meta({
      description,
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        jsonSchema.enum = [...words];
      },
    });
}

function asSpelled(words: readonly string[], text: string): string {
  return words.find((word) => word.toLowerCase() === text.trim().toLowerCase()) ?? text;
}

/**
 * A list: JSON, also as text, comma-separated text, or a single item. An item of the wrong type makes the list invalid;
 * an invalid field of an item is named.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value, context) => {
    const items = isMissing(value) ? value : itemsOf(value);
    if (items?.some((one) => item.safeParse(one).error?.issues.some(({ path }) => path.length === 0)))
      context.issues.push({ code: 'custom', message: 'WRONG_TYPE', input: value });
    return items;
  }, z.array(item));
}

/** A comma-separated list in a query string. */
export function queryList<Item extends z.ZodType>(item: Item) {
  return listOf(item)
    .optional()
    .meta({ param: { style: 'form', explode: false } });
}

/**
 * A range of a measure: from the first number (inclusive) to the second (exclusive), each optional: `0.50-1.00`,
 * `-250`, `2-`.
 */
const range = z
  .string()
  .trim()
  .regex(/^(?=.*\d)(\d{1,12}(\.\d{1,6})?)?-(\d{1,12}(\.\d{1,6})?)?$/, 'WRONG_TYPE')
  .transform((written) => {
    const [from, below] = written.split('-');
    return { from: from || null, below: below || null };
  });

/** Comma-separated ranges of a measure in a query string. */
export const rangeList = queryList(range);

/** An optional field of a body; null means absent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish();
}

/** A documented field of a body that is ignored. */
export function ignored(schema: z.ZodType) {
  return schema.nullish().meta({ deprecated: true, description: 'Accepted, but not needed.' });
}

/** `7` of `{ id: 7 }`, with its name in any case; any other value unchanged. */
function idOfRecord(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).find(([name]) => name.toLowerCase() === 'id')?.[1] ?? value;
}

function fromDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d{1,10}\s*$/.test(value) ? Number(value) : value;
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  const list = /^\s*\[/.test(value) ? jsonOf(value) : undefined;
  return Array.isArray(list) ? list : value.split(',').filter((part) => part !== '');
}
