import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameterObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { successOf } from '../answers/envelope.ts';
import type { DocumentedCall } from '../documented-calls.ts';
import { recordId } from '../input/fields.ts';
import type { RestRoute } from '../route/route.ts';
import { failuresOf } from './failures.ts';

/** Headers of every response. */
export const COMMON_HEADERS = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
};

/** Headers that many calls accept, by the name of their component. */
export const HEADER_PARAMETERS: Readonly<
  Record<'AcceptLanguage' | 'IdempotencyKey', ZodOpenApiParameterObject>
> = {
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

/** The operation of a call, from its route and the list of documented calls. */
export function operationOf(
  route: RestRoute,
  { area, shape }: Pick<DocumentedCall, 'area' | 'shape'>,
): ZodOpenApiOperationObject {
  const { method, summary, description, params, query, body, isPublic, repeat } = route;
  return {
    operationId: operationIdOf(route),
    tags: [area],
    summary,
    ...(description === undefined ? {} : { description }),
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    requestParams: { path: z.object(params), query: z.object(query) },
    parameters: [header('AcceptLanguage'), ...(repeat === 'keyed' ? [header('IdempotencyKey')] : [])],
    ...(method === 'get' || Object.keys(body).length === 0 ? {} : { requestBody: requestBodyOf(route) }),
    responses: { ...successResponse(route, shape), ...failuresOf(route) },
  };
}

/** `get /JobOrders/:id/items` → `getJobOrdersByIdItems`. */
function operationIdOf({ method, path }: RestRoute): string {
  const words = path.replaceAll('/:', '/by-').match(/[A-Za-z0-9]+/g) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function header(name: keyof typeof HEADER_PARAMETERS) {
  return { $ref: `#/components/parameters/${name}` } as const;
}

function requestBodyOf({ body, isMultipart, listIn }: RestRoute) {
  const fields = z.object(body);
  const list = listIn === undefined ? undefined : body[listIn];
  // Also accepted: only the list, one item, or its record id.
  const schema = list ? z.union([fields, list, recordId, z.object({ id: recordId })]) : fields;
  const type = isMultipart ? 'multipart/form-data' : 'application/json';
  return { required: !schema.safeParse({}).success, content: { [type]: { schema } } };
}

/** The response of a call that is not refused. If a rule can refuse the call, both responses. */
export function successResponse(
  { answer, refusal }: Pick<RestRoute, 'answer' | 'refusal'>,
  shape: string,
): ZodOpenApiResponsesObject {
  if (answer === null) return { 204: { description: 'Done.', headers: COMMON_HEADERS } };
  if (shape === 'binary')
    return {
      200: {
        description: 'The document.',
        headers: COMMON_HEADERS,
        content: { 'application/pdf': { schema: answer } },
      },
    };
  const success = shape === 'envelope' ? successOf(answer) : answer;
  return {
    200: {
      description: refusal === undefined ? 'Done.' : 'Done, or refused by a rule.',
      headers: COMMON_HEADERS,
      content: {
        'application/json': { schema: refusal === undefined ? success : z.union([success, refusal]) },
      },
    },
  };
}
