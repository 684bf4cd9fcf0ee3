import { z } from 'zod';
import type { DocumentedCall } from '../documented-calls.ts';
import type { RestRoute } from '../route.ts';
import type { CallDescription } from './call-description.ts';
import { failuresOf } from './failures.ts';
import { type JsonSchema, jsonSchemaOf, type NamedSchemas } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { successOf } from './schemas/envelope.ts';

/** Headers of every answer. */
export const COMMON_HEADERS: JsonSchema = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
};

/** The operation of a call: what the route table, the list of documented calls and its description tell together. */
export function operationOf(
  route: RestRoute,
  call: CallDescription,
  { area, shape }: Pick<DocumentedCall, 'area' | 'shape'>,
  named: NamedSchemas,
): JsonSchema {
  return {
    operationId: operationIdOf(route),
    tags: [area],
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    security: route.isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parametersOf(route, call, named),
    ...(call.body === undefined ? {} : { requestBody: requestBodyOf(route, call.body, named) }),
    responses: { ...successResponse(call, shape, named), ...failuresOf(route, call) },
  };
}

/** `get /JobOrders/:id/items` → `getJobOrdersByIdItems`. */
function operationIdOf({ method, path }: RestRoute): string {
  const words = path.replaceAll('/:', '/by-').match(/[A-Za-z0-9]+/g) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function requestBodyOf(route: RestRoute, body: z.ZodObject, named: NamedSchemas): JsonSchema {
  const type = route.isMultipart ? 'multipart/form-data' : 'application/json';
  return {
    required: !body.safeParse({}).success,
    content: { [type]: { schema: jsonSchemaOf(body, 'input', named) } },
  };
}

/** What the call answers when it is not refused; calls that a rule can refuse answer either. */
export function successResponse(
  { answer, refusal }: CallDescription,
  shape: string,
  named: NamedSchemas,
): Record<string, JsonSchema> {
  if (answer === null) return { 204: { description: 'Done.', headers: COMMON_HEADERS } };
  const success = shape === 'envelope' ? successOf(answer) : answer;
  const schema = refusal === undefined ? success : z.union([success, refusal]);
  return {
    200: {
      description: refusal === undefined ? 'Done.' : 'Done, or refused by a rule.',
      headers: COMMON_HEADERS,
      content: { 'application/json': { schema: jsonSchemaOf(schema, 'output', named) } },
    },
  };
}
