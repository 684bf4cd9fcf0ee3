import type { RestRoute } from '../route.ts';
import type { CallDescription } from './call-description.ts';
import { type JsonSchema, jsonSchemaOf, type NamedSchemas } from './json-schema.ts';
import { id } from './schemas/values.ts';

/** Headers that many calls take, by the name of their component. */
export const HEADER_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of names and messages: fr, or English.',
    schema: { type: 'string', examples: ['fr'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Repeats with this key do it once and get the same answer; another request with it is refused.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
};

/** Everything that a call is told beside its body. */
export function parametersOf(route: RestRoute, call: CallDescription, named: NamedSchemas): JsonSchema[] {
  return [
    ...pathParameters(route.path, call, named),
    ...queryParameters(call, named),
    ...(route.pageBase === undefined ? [] : pageParameters(route.pageBase)),
    header('AcceptLanguage'),
    ...(call.takesKey ? [header('IdempotencyKey')] : []),
  ];
}

function header(name: string): JsonSchema {
  return { $ref: `#/components/parameters/${name}` };
}

function pathParameters(path: string, { path: texts = {} }: CallDescription, named: NamedSchemas) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: texts[name],
    schema: name === 'id' ? jsonSchemaOf(id, 'input', named) : { type: 'string' },
  }));
}

function queryParameters({ query }: CallDescription, named: NamedSchemas): JsonSchema[] {
  return Object.entries(query?.shape ?? {}).map(([name, field]) => {
    const { description, ...schema } = jsonSchemaOf(field, 'input', named);
    return {
      name,
      in: 'query',
      ...(description === undefined ? {} : { description }),
      ...(field.safeParse(undefined).success ? {} : { required: true }),
      // Lists are comma-separated.
      ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
      schema,
    };
  });
}

function pageParameters(base: 0 | 1): JsonSchema[] {
  return [
    {
      name: 'pageNo',
      in: 'query',
      description: `Number of the page; the first one is ${base}. Pages end at the 10,000th row.`,
      schema: { type: 'integer', minimum: base, default: base },
    },
    {
      name: 'pageSize',
      in: 'query',
      description: 'Rows of a page.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    },
  ];
}
