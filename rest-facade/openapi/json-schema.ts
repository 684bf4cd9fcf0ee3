import { z } from 'zod';

/** A JSON Schema as the document holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by name, collected from what is converted. */
export type NamedSchemas = Map<string, JsonSchema>;

/** Where the document keeps named schemas. */
const HOME = '#/components/schemas/';

/** A zod schema as JSON Schema; its named parts go to `named` and are referred to. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): JsonSchema {
  // Inside an object even a schema with a name of its own becomes a reference.
  const whole = z.toJSONSchema(z.object({ schema }), { io, override: ({ jsonSchema }) => tidy(jsonSchema) });
  const { $defs = {}, properties = {} } = atHome(whole) as {
    $defs?: Record<string, JsonSchema>;
    properties?: Record<string, JsonSchema>;
  };
  for (const [name, definition] of Object.entries($defs)) named.set(name, definition);
  return properties.schema ?? {};
}

/** Formats that JSON Schema and OpenAPI define; the library's others are patterns. */
const FORMATS = ['date', 'date-time', 'binary'];

/** Leaves out what is said twice: a pattern beside its format, or the other way round. */
function tidy(schema: { format?: string; pattern?: string; contentEncoding?: string }): void {
  if (schema.format === undefined) return;
  if (FORMATS.includes(schema.format)) delete schema.pattern;
  else delete schema.format;
  delete schema.contentEncoding;
}

/** References to the document's own place for named schemas. */
function atHome(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(atHome);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' ? String(part).replace('#/$defs/', HOME) : atHome(part),
    ]),
  );
}
