import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { ENTITY_TYPES } from '../answers/entity-types.ts';
import { allCalls, CALL_AREAS, callKey } from '../documented-calls.ts';
import { routes } from '../routes/index.ts';
import { failureResponses } from './failures.ts';
import { COMMON_HEADERS, HEADER_PARAMETERS, operationOf, successResponse } from './operation.ts';
import { spellingsOf } from './spellings.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The parts of an OpenAPI 3.1 document that the product reads from its own. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
}

interface DocumentOptions {
  /** The base path of the calls, such as /api. */
  readonly base: string;
  readonly version: string;
}

const INTRODUCTION = [
  'The calls of the old portal with their documented paths. New integrations should use GraphQL.',
  'Paths and the names of fields and parameters ignore case. Numbers may be sent as text, and codes in any case; null and empty query values count as absent.',
  'Errors always have the same envelope. A refusal by a business rule has status 200 and `hasErrors: true`.',
  `Entity types: ${Object.entries(ENTITY_TYPES)
    .map(([name, id]) => `${name} ${id}`)
    .join(', ')}.`,
  'To try a call here: sign in with `POST /auth/portal-login`, then paste the token under *Authorize*.',
].join('\n\n');

/** The document of all calls of the facade, from its route table. */
export function openApiDocument({ base, version }: DocumentOptions): OpenApiDocument {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Aurifex REST', version, description: INTRODUCTION },
      servers: [{ url: base }],
      tags: Object.entries(CALL_AREAS).map(([name, description]) => ({ name, description })),
      paths: { ...pathsOf(), '/__version': { get: versionOperation() } },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        parameters: HEADER_PARAMETERS,
        headers: {
          RequestId: { description: 'Identifies the request in the logs.', schema: { type: 'string' } },
          ContentLanguage: { description: 'Language of the answer.', schema: { enum: ['en', 'fr'] } },
        },
        responses: failureResponses(COMMON_HEADERS),
      },
    },
    { override: ({ jsonSchema }) => sayOnce(jsonSchema) },
  );
  // The library's type covers every form of an OpenAPI document. This one has the parts named here.
  return document as unknown as OpenApiDocument;
}

/** The calls in the documented order. */
function pathsOf(): ZodOpenApiPathsObject {
  const documented = new Map(allCalls(routes).map((call) => [callKey(call), call]));
  const order = [...documented.keys()];
  const inOrder = routes.toSorted((a, b) => order.indexOf(callKey(a)) - order.indexOf(callKey(b)));
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const route of inOrder) {
    const facts = documented.get(callKey(route)) ?? { area: 'other', shape: 'object' };
    for (const [index, path] of spellingsOf(route.path).entries()) {
      const { operationId, ...operation } = operationOf(route, facts);
      paths[template(path)] = {
        ...paths[template(path)],
        [route.method]: { operationId: `${operationId}${index > 0 ? 'OtherSpelling' : ''}`, ...operation },
      };
    }
  }
  return paths;
}

/** The only call without a GraphQL operation. It cannot fail. */
function versionOperation(): ZodOpenApiOperationObject {
  return {
    operationId: 'getVersion',
    tags: ['auth'],
    summary: 'Version of the product',
    description: 'Never cached. When it changes, clients reload.',
    security: [{}],
    responses: successResponse({ answer: z.strictObject({ version: z.string() }) }, 'object'),
  };
}

/** Formats defined by JSON Schema and OpenAPI. The library's other formats are patterns. */
const FORMATS = ['date', 'date-time', 'binary'];

/**
 * Removes redundant facts: a pattern in addition to its format or a format without a definition, and the 32-bit bounds.
 */
function sayOnce(schema: {
  format?: string;
  pattern?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
}): void {
  if (schema.maximum === MAX_INT32 && schema.minimum === -MAX_INT32 - 1) {
    delete schema.minimum;
    delete schema.maximum;
    schema.format = 'int32';
    return;
  }
  if (schema.format === undefined) return;
  if (FORMATS.includes(schema.format)) delete schema.pattern;
  else delete schema.format;
  delete schema.contentEncoding;
}

const MAX_INT32 = 2_147_483_647;

/** `/JobOrders/:id` → `/JobOrders/{id}`. */
function template(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}
