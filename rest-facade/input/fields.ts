import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';

/**
 * Types of the fields of a request, as old clients spell them: numbers and flags may come as text, lists as one text
 * with commas. Each parses what arrives and describes itself in the OpenAPI document.
 */

/** Null and nothing are the same: missing. */
const typed = {
  error: ({ input }: { readonly input?: unknown }) => (isMissing(input) ? 'REQUIRED' : 'WRONG_TYPE'),
};

/** Whether a field holds nothing. */
export function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** A text. */
export const text = z.string();

/** An integer of 32 bits within a range; digits may come as text. */
export function integerIn(range: (all: z.ZodInt32) => z.ZodInt32) {
  return z.preprocess(fromDigits, range(z.int32(typed)));
}

/** An integer of 32 bits. */
export const integer = integerIn((all) => all);

/**
 * Id of a record: a number, its digits, or the record that has it. One that nothing has is missing, not malformed: no
 * bound is set here.
 */
export const recordId = z.preprocess(idOfRecord, integer);

/** A decimal number, in GraphQL's form: a text. */
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

/** Yes or no; also as the texts true, false, 1 and 0. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' ? (FLAGS[value.toLowerCase()] ?? value) : value),
  z.boolean(),
);

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** One of some words, whatever its case. */
export function wordOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? asSpelled(words, value) : value),
    z.enum(words),
  );
}

/** One of some words in a path, where nothing can be left out. */
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

/** A list: JSON, a text with commas, or one item alone. What is wrong with an item is wrong with the list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value, context) => {
    const items = isMissing(value) ? value : itemsOf(value);
    if (items?.every((one) => item.safeParse(one).success) === false)
      context.issues.push({ code: 'custom', message: 'WRONG_TYPE', input: value });
    return items;
  }, z.array(item));
}

/** A list in a query string, with commas. */
export function queryList<Item extends z.ZodType>(item: Item) {
  return listOf(item)
    .optional()
    .meta({ param: { style: 'form', explode: false } });
}

/** A measure from one number on and below another, either of which may be left out: `0.50-1.00`, `-250`, `2-`. */
const range = z
  .string()
  .trim()
  .regex(/^(?=.*\d)(\d{1,12}(\.\d{1,6})?)?-(\d{1,12}(\.\d{1,6})?)?$/, 'WRONG_TYPE')
  .transform((written) => {
    const [from, below] = written.split('-');
    return { from: from || null, below: below || null };
  });

/** Ranges of a measure in a query string, with commas. */
export const rangeList = queryList(range);

/** A field of a body that may be left out; null counts as absent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish();
}

/** A documented field of a body that is accepted and ignored. */
export function ignored(schema: z.ZodType) {
  return schema.nullish().meta({ deprecated: true, description: 'Taken, and not needed.' });
}

/** `7` of `{ id: 7 }`, whatever the case of its name; anything else as it is. */
function idOfRecord(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).find(([name]) => name.toLowerCase() === 'id')?.[1] ?? value;
}

function fromDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d{1,10}\s*$/.test(value) ? Number(value) : value;
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(',').filter((part) => part !== '') : [value];
}
