import type { z } from 'zod';
import type { RestRoute } from '../route.ts';
import type { CallDescription } from './call-description.ts';
import { type JsonSchema, jsonSchemaOf, type NamedSchemas } from './json-schema.ts';
import { bug, conflict, failure, tooMany } from './schemas/envelope.ts';

interface FailureFacts {
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly headers?: JsonSchema;
}

/** Header of what is worth another try. */
const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'Seconds.' },
} satisfies JsonSchema;

const FAILURES: Readonly<Record<number, FailureFacts>> = {
  400: { name: 'BadRequest', description: 'The request cannot be read.', schema: failure },
  401: {
    name: 'Unauthenticated',
    description: 'Nobody is signed in, or what was shown is worth nothing.',
    schema: failure,
    headers: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } },
  },
  403: { name: 'Forbidden', description: 'The caller lacks a permission.', schema: failure },
  404: {
    name: 'NotFound',
    description: "The record does not exist, or is somebody else's: the same answer.",
    schema: failure,
  },
  409: { name: 'Conflict', description: 'Changed since it was read.', schema: conflict },
  413: { name: 'TooLarge', description: 'The body is too large.', schema: failure },
  415: { name: 'WrongContentType', description: 'The body is of another content type.', schema: failure },
  422: { name: 'InvalidInput', description: '`key` names the field that is wrong.', schema: failure },
  429: {
    name: 'TooMany',
    description: 'Too many attempts; `Retry-After` says how long to wait, where that is known.',
    schema: tooMany,
    headers: RETRY_AFTER,
  },
  500: { name: 'ServerFailure', description: 'An unexpected failure.', schema: bug },
  503: {
    name: 'Unavailable',
    description: 'The service is away for a moment; the same request may be sent again.',
    schema: bug,
    headers: RETRY_AFTER,
  },
};

/** The responses of failed calls by name. */
export function failureResponses(common: JsonSchema, named: NamedSchemas): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.values(FAILURES).map(({ name, description, schema, headers }) => [
      name,
      {
        description,
        headers: { ...common, ...headers },
        content: { 'application/json': { schema: jsonSchemaOf(schema, 'output', named) } },
      },
    ]),
  );
}

/** References to the failures that a call may end in, by status. */
export function failuresOf(route: RestRoute, call: CallDescription): Record<string, JsonSchema> {
  return Object.fromEntries(
    statusesOf(route, call).map((status) => [
      status,
      { $ref: `#/components/responses/${FAILURES[status]?.name}` },
    ]),
  );
}

function statusesOf(route: RestRoute, call: CallDescription): number[] {
  const takesBody = route.method !== 'get';
  const hasPath = route.path.includes(':');
  const readsMore = call.query !== undefined || route.pageBase !== undefined;
  const implied = [
    [400, takesBody || hasPath],
    [401, true],
    [403, !route.isPublic],
    [404, hasPath],
    [413, takesBody],
    [415, takesBody],
    [422, takesBody || readsMore],
    [500, true],
    [503, true],
  ] as const;
  const statuses = implied.filter(([, occurs]) => occurs).map(([status]) => status);
  return [...new Set([...statuses, ...(call.statuses ?? [])])].toSorted((a, b) => a - b);
}
