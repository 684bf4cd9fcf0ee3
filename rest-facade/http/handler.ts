import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { RestFailure, unauthenticated } from '../errors/failure.ts';
import type { Execute, ExecuteContext } from '../graphql/execute.ts';
import { type FetchDocument, readPdf } from '../graphql/read-pdf.ts';
import { dataOf } from '../graphql/result.ts';
import { isMissing } from '../input/fields.ts';
import { pageOf } from '../input/paging.ts';
import { isObject, parseFields, parsePath, queryRecord, record } from '../input/parse.ts';
import type { Answer, RestRequest, RestRoute, Run } from '../route/route.ts';
import { takeFormTurn } from '../uploads/form-turns.ts';
import { admitBody, type Content, readForm, readJsonBody } from './body.ts';
import { checkContentType, idempotencyKeyOf, languageOf, tokenOf } from './request.ts';
import { respondWith } from './respond.ts';

/** Dependencies of all call handlers. */
export type CallMeans = {
  readonly execute: Execute;
  readonly fetchDocument: FetchDocument;
  readonly readJson: { readonly small: RequestHandler; readonly large: RequestHandler };
  readonly addressOf: (request: Request) => string;
};

const NO_FILES: Omit<Content, 'body'> = { files: [], filesByField: new Map() };

/** The Express handler of a call: authenticates the caller, reads the body, runs the documents and answers. */
export function callHandler(route: RestRoute, means: CallMeans): RequestHandler {
  const { execute, fetchDocument, readJson, addressOf } = means;
  const handle = readingRoute(route);
  return async (request, response) => {
    response.locals.failure = route.failure;
    response.locals.hasMessage = route.hasMessage;
    const token = tokenOf(request);
    if (token === null && !route.isPublic) throw unauthenticated();
    checkContentType(request, route);
    const context = contextOf(route, request, response, { token, address: addressOf(request) });
    const run: Run = async (document, variables) => dataOf(await execute(document, variables, context));
    const reads = { run, pdf: (path: string) => readPdf(fetchDocument, path, context) };
    const caller = await admitBody(route, request, { token, run });
    const answer = async (content: Content) => {
      try {
        respondWith(await handle(request, content, context, reads), context.language, response);
      } catch (error) {
        throw error instanceof RestFailure ? inRestWords(error, route) : error;
      }
    };
    if (route.method === 'get') return answer({ body: undefined, ...NO_FILES });
    if (!route.isMultipart) {
      const body = await readJsonBody(request, response, readJson, caller);
      return answer({ body: route.listIn ? listBody(body, route.listIn) : body, ...NO_FILES });
    }
    await takeFormTurn(String(caller?.user.databaseId ?? token), async () => {
      const { fields, remove, ...files } = await readForm(request);
      await answer({ body: fields, ...files }).finally(remove);
    });
  };
}

/** Accepts a bare list, a single item, or an object with the list for a call that takes a list. */
function listBody(body: unknown, name: string): unknown {
  if (!isObject(body)) return isMissing(body) ? body : { [name]: body };
  const names = Object.keys(body).map((key) => key.toLowerCase());
  return names.includes('id') && !names.includes(name.toLowerCase()) ? { [name]: [body] } : body;
}

function contextOf(
  route: RestRoute,
  request: Request,
  response: Response,
  caller: Pick<ExecuteContext, 'token' | 'address'>,
): ExecuteContext {
  const context = {
    ...caller,
    language: languageOf(request),
    requestId: String(response.locals.requestId),
    idempotencyKey: idempotencyKeyOf(request),
  };
  if (!route.isAbortable) return context;
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return { ...context, signal: controller.signal };
}

/** Parses the request with the schemas of its route and calls the route. */
function readingRoute(route: RestRoute) {
  const path = z.object(route.params);
  const query = queryRecord(route.query);
  const body = record(route.body);
  return (
    request: Request,
    content: Content,
    context: ExecuteContext,
    reads: Pick<RestRequest, 'run' | 'pdf'>,
  ): Promise<Answer> => {
    const params = parsePath(path, request.params);
    const queryFields = parseFields(query, request.query);
    const parsed = {
      params,
      query: queryFields,
      body: parseFields(body, content.body),
      files: content.files,
      filesByField: content.filesByField,
      idempotencyKey: context.idempotencyKey,
      language: context.language,
      page: pageOf(queryFields, route.pageBase ?? 1),
      ...reads,
    };
    // Parsed by the route's own schemas; the type of a list of routes cannot express the result.
    return route.handle(parsed as RestRequest<never, never, never>);
  };
}

/** Replaces GraphQL paths with REST field names, and the code of a refusal with the route's key. */
function inRestWords(failure: RestFailure, route: RestRoute): RestFailure {
  const { fields = {}, refusedKey, missing } = route;
  if (failure.status === 404 && missing) return new RestFailure(404, [{ key: 'NOT_FOUND', code: missing }]);
  if (failure.status !== 422 && !(failure.status === 200 && refusedKey)) return failure;
  const messages = failure.messages.map((message) => {
    if (failure.status === 422) return { ...message, key: restField(message.key, fields) };
    const isOwnKey = message.code === 'PRICE_CHANGED';
    return { ...message, key: isOwnKey ? message.key : (refusedKey ?? message.key) };
  });
  return new RestFailure(failure.status, messages, failure.value);
}

/** `input.fileIds.0` → `image`. In the route's names, `*` matches a list index. */
function restField(path: string, fields: Readonly<Record<string, string>>): string {
  const inner = path.replace(/^(input|variables|filter)\./, '').replace(/^configuration\./, '');
  const pattern = inner.replaceAll(/\.\d+/g, '.*');
  const whole = pattern.replace(/\.\*$/, '');
  const name = fields[pattern] ?? fields[whole] ?? fields[whole.split('.').at(-1) ?? whole];
  const positions = [...inner.matchAll(/\.(\d+)/g)].map(([, position = '']) => position);
  return name?.replaceAll('*', () => positions.shift() ?? '') ?? inner;
}
