import type { IncomingMessage } from 'node:http';
import type { FastCall, FastPath } from '../../fast-path/fast-path.ts';
import type { RequestFacts } from '../../request-context/create-context.ts';
import type { Exchange } from '../exchange.ts';

/**
 * Accept headers that the fast path and the engine handle equally, with their response content type. The engine handles
 * all others.
 */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/json': 'application/json',
  'application/graphql-response+json': 'application/graphql-response+json',
};

/** Response content type for the Accept header of a request; undefined if the engine has to negotiate it. */
export function jsonTypeFor({ headers }: IncomingMessage): string | undefined {
  return CONTENT_TYPES[headers.accept ?? '*/*'];
}

/** Executes a query without the engine, with an identical response; false if the engine has to execute it. */
export async function answerFast(
  { request, response }: Exchange,
  fastPath: FastPath,
  facts: RequestFacts,
): Promise<boolean> {
  const contentType = jsonTypeFor(request);
  // A parsed JSON body is stored here.
  const call = contentType ? fastCall((request as { body?: object }).body) : null;
  const result = call && (await fastPath(call, facts));
  if (!result) return false;
  const text = JSON.stringify(result);
  response.writeHead(200, {
    'content-type': `${contentType}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
  return true;
}

/** The call in a body with an operation id or text; null if it contains anything else. */
function fastCall(body: object | undefined): FastCall | null {
  const { documentId, query, operationName, variables, ...rest }: Record<string, unknown> = { ...body };
  if (Object.keys(rest).length > 0 || !isObjectOrNothing(variables)) return null;
  if (operationName != null && typeof operationName !== 'string') return null;
  const named = { operationName, variables };
  if (typeof documentId === 'string' && query === undefined) return { documentId, ...named };
  return typeof query === 'string' && documentId === undefined ? { query, ...named } : null;
}

function isObjectOrNothing(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || (typeof value === 'object' && !Array.isArray(value));
}
