import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import type { Viewer } from '../../auth/viewer.ts';
import { createChangeCache } from '../../database/changes/change-cache.ts';
import type { Database } from '../../database/client.ts';
import type { FastPath } from '../../fast-path/fast-path.ts';
import { isStartUpData } from '../../fast-path/start-up-data.ts';
import {
  findPersisted,
  type PersistedOperations,
} from '../../persisted-operations/read-persisted-operations.ts';
import { type RequestFacts, viewerOf } from '../../request-context/create-context.ts';
import { showsStaleCredentials } from '../../request-context/stale-credentials.ts';
import type { Services } from '../../services/services.ts';
import type { Exchange } from '../exchange.ts';
import { jsonTypeFor } from './answer-fast.ts';

/** Maximum number of cached ETags; a tag has 27 characters. */
const MAX_TAGS = 20_000;

const tags = createChangeCache<string | null>('reference', { most: MAX_TAGS });

/** Numbers of viewers. A viewer is one cached object until its data changes. */
const numbers = new WeakMap<Viewer, number>();
let lastNumber = 0;

/** Responds to `GET /graphql?documentId=…&variables=…` with start-up data; false for all other requests. */
export type AnswerStartUp = (exchange: Exchange, facts: RequestFacts) => Promise<boolean>;

/**
 * Start-up data with an ETag per viewer and language. A request with the current tag gets 304 without any execution or
 * read.
 */
export function createAnswerStartUp(deps: {
  db: Database;
  services: Services;
  persisted: PersistedOperations;
  fastPath: FastPath;
}): AnswerStartUp {
  const { services, persisted, fastPath } = deps;
  const known = new Map<string, boolean>();

  function isKnown(documentId: string): boolean {
    const operation = findPersisted(persisted, documentId);
    if (!operation) return false;
    const isStartUp = known.get(operation.text) ?? isStartUpData(parse(operation.text));
    known.set(operation.text, isStartUp);
    return isStartUp;
  }

  return async (exchange, facts) => {
    const { request, response, url } = exchange;
    const documentId = url.searchParams.get('documentId');
    if (request.method !== 'GET' || documentId === null || !isKnown(documentId)) return false;
    const written = url.searchParams.get('variables') ?? '{}';
    const variables = variablesOf(written);
    if (!variables) return false;
    const contentType = jsonTypeFor(request);
    if (!contentType) return false;
    const now = new Date();
    const viewer = await viewerOf(deps, facts.credentials.token, now);
    if (showsStaleCredentials({ viewer, credentials: facts.credentials })) return false;
    let text: string | null = null;
    const key = `${numberOf(viewer)} ${facts.language} ${documentId} ${written}`;
    const etag = await tags.get(services.changes, key, now, async () => {
      text = textOf(await fastPath({ documentId, variables }, facts));
      return text === null ? { value: null, until: now } : { value: tagOf(text) };
    });
    if (etag === null) return false;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ...CACHING, etag }).end();
      return true;
    }
    text ??= textOf(await fastPath({ documentId, variables }, facts));
    if (text === null) return false;
    response.writeHead(200, {
      ...CACHING,
      // The rows may have changed since the tag was made.
      etag: tagOf(text),
      'content-type': `${contentType}; charset=utf-8`,
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
    return true;
  };
}

/** Cached only by the caller, and revalidated before each use. */
const CACHING = {
  'cache-control': 'private, no-cache',
  vary: 'Accept, Accept-Language, Authorization, Cookie',
};

function variablesOf(text: string): Record<string, unknown> | null {
  try {
    const variables: unknown = JSON.parse(text);
    return typeof variables === 'object' && variables !== null && !Array.isArray(variables)
      ? { ...variables }
      : null;
  } catch {
    return null;
  }
}

function textOf(result: object | null): string | null {
  return result && JSON.stringify(result);
}

function tagOf(text: string): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}

function numberOf(viewer: Viewer): number {
  const known = numbers.get(viewer);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(viewer, lastNumber);
  return lastNumber;
}
