import type { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { bug, conflict, failure, tooMany } from '../answers/envelope.ts';
import type { RestRoute } from '../route/route.ts';

type ResponseHeaders = NonNullable<ZodOpenApiResponseObject['headers']>;

interface FailureFacts {
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly headers?: ResponseHeaders;
}

/** Header of failures that can be retried. */
const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'Seconds.' },
} satisfies ResponseHeaders;

const FAILURES: Readonly<Record<number, FailureFacts>> = {
  400: { name: 'BadRequest', description: 'The request cannot be parsed.', schema: failure },
  401: {
    name: 'Unauthenticated',
    description: 'Not signed in, or invalid credentials.',
    schema: failure,
    headers: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } },
  },
  403: { name: 'Forbidden', description: 'The caller lacks a permission.', schema: failure },
  404: {
    name: 'NotFound',
    description:
      'The record does not exist, or the caller may not see it; the two cases are not distinguished.',
    schema: failure,
  },
  409: { name: 'Conflict', description: 'The record has changed since it was read.', schema: conflict },
  413: { name: 'TooLarge', description: 'The body is too large.', schema: failure },
  415: {
    name: 'WrongContentType',
    description: 'The body has an unsupported content type.',
    schema: failure,
  },
  422: { name: 'InvalidInput', description: '`key` is the invalid field.', schema: failure },
  429: {
    name: 'TooMany',
    description: 'Too many attempts; `Retry-After` is the waiting time, if known.',
    schema: tooMany,
    headers: RETRY_AFTER,
  },
  500: { name: 'ServerFailure', description: 'An unexpected failure.', schema: bug },
  503: {
    name: 'Unavailable',
    description: 'The service is temporarily unavailable; retry the same request.',
    schema: bug,
    headers: RETRY_AFTER,
  },
};

/** The responses of failed calls, by name. */
export function failureResponses(common: ResponseHeaders): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    Object.values(FAILURES).map(({ name, description, schema, headers }) => [
      name,
      {
        description,
        headers: { ...common, ...headers },
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

/** References to the possible failures of a call, by status. */
export function failuresOf(route: RestRoute): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    statusesOf(route).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]?.name}` }]),
  );
}

function statusesOf({ method, path, query, isPublic, statuses = [] }: RestRoute): number[] {
  const takesBody = method !== 'get';
  const hasPath = path.includes(':');
  const implied = [
    [400, takesBody || hasPath],
    [401, true],
    [403, !isPublic],
    [404, hasPath],
    [413, takesBody],
    [415, takesBody],
    [422, takesBody || Object.keys(query).length > 0],
    [500, true],
    [503, true],
  ] as const;
  const all = implied.filter(([, occurs]) => occurs).map(([status]) => status);
  return [...new Set([...all, ...statuses])].toSorted((a, b) => a - b);
}
