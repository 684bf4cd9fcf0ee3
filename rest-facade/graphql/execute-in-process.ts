import { documentId } from './document-id.ts';
import type { Execute, ExecuteContext, Execution } from './execute.ts';

/** Answers a query by the id of its document, or null when it has to be sent as a request. */
export type QueryInProcess = (
  call: { documentId: string; variables: Record<string, unknown> },
  context: ExecuteContext,
) => Promise<{ data: Record<string, unknown> } | null>;

/** Runs documents in the same process: what the fast path covers is answered synchronously, the rest as requests. */
export function executeInProcess(query: QueryInProcess, byRequest: Execute): Execute {
  return async function execute<Result, Variables>(
    document: Parameters<typeof byRequest<Result, Variables>>[0],
    variables: Variables,
    context: ExecuteContext,
  ): Promise<Execution<Result>> {
    // As they would arrive by a request. Below the top, GraphQL itself takes what is undefined as absent.
    const sent = Object.fromEntries(
      Object.entries(variables ?? {}).filter(([, value]) => value !== undefined),
    );
    const answer = await query({ documentId: documentId(document), variables: sent }, context);
    // The schema types what the server answers; the document's type was generated from that schema.
    return answer ? (answer as Execution<Result>) : byRequest(document, variables, context);
  };
}
