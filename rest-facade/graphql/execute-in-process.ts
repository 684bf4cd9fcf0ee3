import { documentId } from './document-id.ts';
import type { Execute, ExecuteContext, Execution } from './execute.ts';

/** Answers a query by its document id, or returns null if it must be sent as a request. */
export type QueryInProcess = (
  call: { documentId: string; variables: Record<string, unknown> },
  context: ExecuteContext,
) => Promise<{ data: Record<string, unknown> } | null>;

/** Runs documents in the same process: on the fast path synchronously, otherwise as requests. */
export function executeInProcess(query: QueryInProcess, byRequest: Execute): Execute {
  return async function execute<Result, Variables>(
    document: Parameters<typeof byRequest<Result, Variables>>[0],
    variables: Variables,
    context: ExecuteContext,
  ): Promise<Execution<Result>> {
    // Variables as a request would send them. GraphQL treats nested undefined values as absent.
    const sent = Object.fromEntries(
      Object.entries(variables ?? {}).filter(([, value]) => value !== undefined),
    );
    const answer = await query({ documentId: documentId(document), variables: sent }, context);
    // The type of the document was generated from the schema of the server.
    return answer ? (answer as Execution<Result>) : byRequest(document, variables, context);
  };
}
