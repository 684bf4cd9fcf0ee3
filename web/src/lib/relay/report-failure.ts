import { NetworkError, RequestError } from './request-errors.ts';

/**
 * Logs a failed request with its status (administration spec, section 8). Aborted requests, and answers with their own
 * page state (signed out, no permission), are not logged.
 */
export function reportFailure(operationName: string, error: unknown, signal?: AbortSignal): void {
  if (signal?.aborted) return;
  if (!(error instanceof NetworkError || error instanceof RequestError)) return;
  const facts = [`HTTP ${error.status ?? 'without an answer'}`];
  if (error instanceof RequestError) facts.push(error.code);
  if (error instanceof RequestError && error.requestId !== null) facts.push(error.requestId);
  reportError(new Error(`${operationName} failed (${facts.join(', ')})`, { cause: error }));
}
