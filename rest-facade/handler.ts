import type { Request, RequestHandler, Response } from 'express';
import { admitBody, type Content, readForm, readJsonBody } from './body.ts';
import type { Execute, ExecuteContext } from './execute.ts';
import { RestFailure, unauthenticated } from './failure.ts';
import { fieldsOf } from './fields.ts';
import { readPage } from './paging.ts';
import { checkContentType, idempotencyKeyOf, languageOf, tokenOf } from './request.ts';
import { respondWith } from './respond.ts';
import { dataOf } from './result.ts';
import type { RestRequest, RestRoute, Run } from './route.ts';
import { takeFormTurn } from './uploads/form-turns.ts';

/** What every call is answered with. */
export type CallMeans = {
  readonly execute: Execute;
  readonly readJson: { readonly small: RequestHandler; readonly large: RequestHandler };
  readonly addressOf: (request: Request) => string;
};

/** The Express handler of a call: who calls, then the body, then the documents, then the answer. */
export function callHandler(route: RestRoute, means: CallMeans): RequestHandler {
  const { execute, readJson, addressOf } = means;
  return async (request, response) => {
    response.locals.failure = route.failure;
    const token = tokenOf(request);
    if (token === null && !route.isPublic) throw unauthenticated();
    checkContentType(request, route);
    const context = contextOf(route, request, response, { token, address: addressOf(request) });
    const run: Run = async (document, variables) => dataOf(await execute(document, variables, context));
    const caller = await admitBody(route, request, { token, run });
    const answer = async (content: Content) => {
      try {
        const said = await route.handle(restRequest(route, request, content, context, run));
        respondWith(said, context.language, response);
      } catch (error) {
        throw error instanceof RestFailure ? inRestWords(error, route) : error;
      }
    };
    if (route.method === 'get') return answer({ body: undefined, files: [] });
    if (!route.isMultipart) {
      return answer({ body: await readJsonBody(request, response, readJson, caller), files: [] });
    }
    await takeFormTurn(String(caller?.user.databaseId ?? token), async () => {
      const { fields, files, remove } = await readForm(request);
      await answer({ body: fields, files }).finally(remove);
    });
  };
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

function restRequest(
  route: RestRoute,
  request: Request,
  content: Content,
  context: ExecuteContext,
  run: Run,
): RestRequest {
  const query = fieldsOf(request.query);
  return {
    params: singleParams(request.params),
    query,
    body: fieldsOf(content.body),
    files: content.files,
    idempotencyKey: context.idempotencyKey,
    language: context.language,
    get page() {
      return readPage(query, route.pageBase ?? 1);
    },
    run,
  };
}

/** No documented path has a wildcard, so each parameter is one text. */
function singleParams(params: Request['params']): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** Puts REST field names in place of GraphQL paths, and the route's own key on refusals. */
function inRestWords(failure: RestFailure, route: RestRoute): RestFailure {
  const { fields = {}, refusedKey } = route;
  if (failure.status !== 422 && !(failure.status === 200 && refusedKey)) return failure;
  const messages = failure.messages.map((message) => {
    if (failure.status === 422) return { ...message, key: restField(message.key, fields) };
    const isOwnKey = message.code === 'PRICE_CHANGED';
    return { ...message, key: isOwnKey ? message.key : (refusedKey ?? message.key) };
  });
  return new RestFailure(failure.status, messages, failure.value);
}

/** `input.fileIds.0` → `image`. A list's position is `*` among the route's names and comes back in its place. */
function restField(path: string, fields: Readonly<Record<string, string>>): string {
  const inner = path.replace(/^(input|variables|filter)\./, '').replace(/^configuration\./, '');
  const pattern = inner.replaceAll(/\.\d+/g, '.*');
  const whole = pattern.replace(/\.\*$/, '');
  const name = fields[pattern] ?? fields[whole] ?? fields[whole.split('.').at(-1) ?? whole];
  const positions = [...inner.matchAll(/\.(\d+)/g)].map(([, position = '']) => position);
  return name?.replaceAll('*', () => positions.shift() ?? '') ?? inner;
}
