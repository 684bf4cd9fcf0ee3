import {
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type UploadableMap,
} from 'relay-runtime';
import { hasViewer } from '../session/known-viewer.ts';
import { refresher } from '../session/refresher.ts';
import { askToSignIn } from '../session/sign-in-prompt.ts';
import { counted } from './network-activity.ts';
import { type Answer, type Operation, postGraphql } from './post-graphql.ts';
import { ForbiddenError, RequestError, SignedOutError } from './request-errors.ts';

/** Queries kept after their page is left, so that going back shows it at once. */
const KEPT_QUERIES = 12;

const fetchOperation: FetchFunction = (params, variables, cacheConfig, uploadables) => {
  if (!params.text) throw new Error(`Operation ${params.name} carries no text`);
  const operation: Operation = {
    query: params.text,
    operationName: params.name,
    variables,
    files: uploadables as UploadableMap | null | undefined, // Relay passes through what commitMutation was given
  };
  if (params.operationKind === 'mutation') return send(operation, false).then(toRelay);
  return abortable(async (signal) => {
    const answering = send({ ...operation, signal }, true);
    // What follows every keystroke (a price) does not move the progress bar.
    const answer = await (cacheConfig.metadata?.['isQuiet'] === true ? answering : counted(answering));
    throwQueryErrors(answer);
    return toRelay(answer);
  });
};

/** Work that ends with the subscription: a page that is left, a price that is superseded. */
function abortable<T>(work: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    work(controller.signal).then(
      (value) => {
        sink.next(value);
        sink.complete();
      },
      (error: Error) => sink.error(error),
    );
    return () => controller.abort();
  });
}

/** The one Relay environment. Changing identity is a page load, so nothing of another user can stay in it. */
export const environment = new Environment({
  network: Network.create(fetchOperation),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
});

/**
 * Sends; a signed-out answer is followed by one silent refresh, shared by all tabs, and one more try. When the session
 * has ended for good, the page of a user asks to sign in again over it, so that nothing typed is lost; a visitor's
 * page goes on without the session (the server has cleared its cookies).
 */
async function send(operation: Operation, isQuery: boolean): Promise<Answer> {
  if ((await refresher.refreshIfOld()) === 'ended' && hasViewer()) await askToSignIn();
  const startedAt = Date.now();
  const answer = await postGraphql(operation);
  if (!isSignedOut(answer)) return answer;
  const outcome = await refresher.refresh(startedAt);
  if (outcome === 'refreshed') return postGraphql(operation);
  if (outcome === 'unreachable') return answer;
  if (hasViewer()) return (await askToSignIn()) ? postGraphql(operation) : answer;
  return isQuery ? postGraphql(operation) : answer;
}

function isSignedOut({ data, errors }: Answer): boolean {
  if (errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED')) return true;
  const result = data?.result;
  return (
    typeof result === 'object' &&
    result !== null &&
    '__typename' in result &&
    result.__typename === 'UnauthenticatedError'
  );
}

/** Turns request-level failures of a query into typed errors that the page's error boundary understands. */
function throwQueryErrors({ data, errors, requestId }: Answer): void {
  for (const { message, extensions } of errors) {
    if (extensions?.code === 'UNAUTHENTICATED') throw new SignedOutError(message);
    if (extensions?.code === 'FORBIDDEN') throw new ForbiddenError(message, extensions.permission ?? null);
  }
  // A root field that failed is null, which a page would take for 'not found'.
  const atRoot = errors.filter(({ path }) => (path?.length ?? 0) <= 1);
  if (data === null || atRoot.length > 0) throw withoutData(atRoot.length > 0 ? atRoot : errors, requestId);
}

function toRelay({ data, errors, requestId }: Answer): GraphQLResponse {
  if (data === null) throw withoutData(errors, requestId);
  return { data, errors: errors.map(({ message }) => ({ message })) };
}

function withoutData([first]: Answer['errors'], requestId: string | null): RequestError {
  return new RequestError(first?.message ?? 'No data', first?.extensions?.code, requestId);
}
