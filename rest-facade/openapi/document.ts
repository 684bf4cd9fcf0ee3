import { callKey, documentedCalls } from '../documented-calls.ts';
import type { RestRoute } from '../route.ts';
import { routes } from '../routes/index.ts';
import type { CallDescription } from './call-description.ts';
import { calls } from './calls/index.ts';
import { failureResponses } from './failures.ts';
import type { JsonSchema, NamedSchemas } from './json-schema.ts';
import { COMMON_HEADERS, operationOf, successResponse } from './operation.ts';
import { HEADER_PARAMETERS } from './parameters.ts';
import { spellingsOf } from './spellings.ts';

/** An OpenAPI 3.1 document, as far as the product looks into its own. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
}

interface DocumentOptions {
  /** Where the calls answer, such as /api. */
  readonly base: string;
  readonly version: string;
}

const AREAS: Readonly<Record<string, string>> = {
  auth: 'Sign-in and sessions',
  customer: 'Customers, countries and states',
  cart: 'The cart and its checkout',
  catalog: 'Categories, products and prices',
  jobs: 'Job orders and notes on them',
  estimate: 'Metals',
  settings: 'Statuses and settings',
  other: 'Shipping',
  user: "The caller's own profile and addresses",
};

const INTRODUCTION = [
  'The calls of the old portal, under their documented paths. New integrations should use GraphQL.',
  'Paths and the names of fields and parameters ignore case. Numbers may come as text, null is the same as nothing.',
  'Errors are always the envelope; a rule that refuses answers 200 with `hasErrors: true`.',
  'To try a call here: sign in with `POST /auth/portal-login`, then paste the token under *Authorize*.',
].join('\n\n');

/** The document of every call that the facade answers, made from its route table. */
export function openApiDocument({ base, version }: DocumentOptions): OpenApiDocument {
  const named: NamedSchemas = new Map();
  const paths = pathsOf(named);
  const responses = failureResponses(COMMON_HEADERS, named);
  return {
    openapi: '3.1.0',
    info: { title: 'Aurifex REST', version, description: INTRODUCTION },
    servers: [{ url: base }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: HEADER_PARAMETERS,
      headers: {
        RequestId: { description: 'Ties the answer to the logs.', schema: { type: 'string' } },
        ContentLanguage: { description: 'Language of the answer.', schema: { enum: ['en', 'fr'] } },
      },
      responses,
      schemas: Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
    },
  } as OpenApiDocument;
}

function pathsOf(named: NamedSchemas): OpenApiDocument['paths'] {
  const documented = new Map(documentedCalls().map((call) => [callKey(call), call]));
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const call = descriptionOf(route);
    const facts = documented.get(callKey(route)) ?? { area: 'other', shape: 'object' };
    for (const [index, path] of spellingsOf(route.path).entries()) {
      const { operationId, ...operation } = operationOf(route, call, facts, named);
      paths[template(path)] = {
        ...paths[template(path)],
        [route.method]: { operationId: `${operationId}${index > 0 ? 'OtherSpelling' : ''}`, ...operation },
      };
    }
  }
  return { ...paths, '/__version': { get: versionOperation(named) } };
}

/** The description of a call. Its lack is a fault of the product, not of a request. */
function descriptionOf({ method, path }: RestRoute): CallDescription {
  const call = calls[`${method.toUpperCase()} ${path}`];
  if (!call) throw new Error(`${method.toUpperCase()} ${path} has no description.`);
  return call;
}

/** The one call that asks nobody and cannot fail. */
function versionOperation(named: NamedSchemas): JsonSchema {
  const call = calls['GET /__version'] ?? { summary: '', answer: null };
  const { summary, description } = call;
  return {
    operationId: 'getVersion',
    tags: ['auth'],
    summary,
    description,
    security: [{}],
    responses: successResponse(call, 'object', named),
  };
}

/** `/JobOrders/:id` → `/JobOrders/{id}`. */
function template(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}
