import { hasViewer } from '../session/known-viewer.ts';
import { refresher } from '../session/refresher.ts';
import { askToSignIn } from '../session/sign-in-prompt.ts';
import { counted } from './network-activity.ts';
import { type Answer, type AnswerError, type Operation, postGraphql } from './post-graphql.ts';
import { reportFailure } from './report-failure.ts';
import { ForbiddenError, RequestError, SignedOutError } from './request-errors.ts';

/** A complete answer; otherwise a typed error was thrown. */
export type Data = { readonly data: Record<string, unknown>; readonly errors: Answer['errors'] };

/** Sends a query. `isQuiet`: without the progress bar, for queries on every keystroke (a price). */
export function sendQuery(operation: Operation, isQuiet = false): Promise<Data> {
  return reported(operation, async () => {
    const answering = send(operation, true);
    const answer = await (isQuiet ? answering : counted(answering));
    throwQueryErrors(answer);
    return withData(answer);
  });
}

/** Sends a mutation; refusals are part of its data. */
export function sendMutation(operation: Operation): Promise<Data> {
  return reported(operation, async () => withData(await send(operation, false)));
}

/** Logs failures here, where the status is known, regardless of how callers handle them. */
async function reported(operation: Operation, work: () => Promise<Data>): Promise<Data> {
  try {
    return await work();
  } catch (error) {
    reportFailure(operation.operationName, error, operation.signal);
    throw error;
  }
}

/**
 * Sends an operation. A signed-out answer causes one silent refresh, shared by all tabs, and one retry. If the session
 * has ended, a user's page asks to sign in again in a dialog, so that no input is lost; a visitor's page continues
 * without the session (the server has cleared its cookies).
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
  // A user's page got a visitor's answer, because the cookies are gone.
  if (hasViewer() && data?.viewer === null) return true;
  if (errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED')) return true;
  const result = data?.result;
  return (
    typeof result === 'object' &&
    result !== null &&
    '__typename' in result &&
    result.__typename === 'UnauthenticatedError'
  );
}

/** Throws request-level failures of a query as typed errors for the page's error boundary. */
function throwQueryErrors(answer: Answer): void {
  const { data, errors } = answer;
  for (const { message, extensions } of errors) {
    if (extensions?.code === 'UNAUTHENTICATED') throw new SignedOutError(message);
    if (extensions?.code === 'FORBIDDEN') throw new ForbiddenError(message, extensions.permission ?? null);
  }
  // A failed root field is null, which a page would treat as 'not found'.
  const atRoot = errors.filter(({ path }) => (path?.length ?? 0) <= 1);
  if (data === null || atRoot.length > 0) throw withoutData(answer, atRoot[0] ?? errors[0]);
}

function withData(answer: Answer): Data {
  const { data, errors } = answer;
  if (data === null) throw withoutData(answer, errors[0]);
  return { data, errors };
}

function withoutData({ requestId, status }: Answer, error: AnswerError | undefined): RequestError {
  const code = error?.extensions?.code;
  return new RequestError(error?.message ?? 'No data', { code, requestId, status });
}
