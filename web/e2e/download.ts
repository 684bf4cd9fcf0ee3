import type { APIResponse } from 'playwright-core';
import type { Session } from './run-operation.ts';

/** Loads a document in the session of a page; once more where the server has just closed the idle connection. */
export function download({ request }: Session, path: string): Promise<APIResponse> {
  return request.get(path, { maxRetries: 2 });
}
