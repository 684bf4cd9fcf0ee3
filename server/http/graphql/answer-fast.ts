import type { IncomingMessage } from 'node:http';
import type { FastCall, FastPath } from '../../fast-path/fast-path.ts';
import type { RequestFacts } from '../../request-context/create-context.ts';
import type { Exchange } from '../exchange.ts';

/** Accept headers that the fast path and the engine treat alike, with the content type of their answers; the engine handles the others. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/json': 'application/json',
  'application/graphql-response+json': 'application/graphql-response+json',
};

/** Content type of an answer for what a client accepts; undefined when the engine has to negotiate it. */
export function jsonTypeFor({ headers }: IncomingMessage): string | undefined {
  return CONTENT_TYPES[headers.accept ?? '*/*'];
}

/** Answers a query without the engine, byte for byte as it would; false when the engine has to. */
export async function answerFast(
  { request, response }: Exchange,
  fastPath: FastPath,
  facts: RequestFacts,
): Promise<boolean> {
  const contentType = jsonTypeFor(request);
  // Where a JSON body was read, it was put here.
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

/** A body that has an operation by its id or by its text, and carries nothing unusual. */
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
