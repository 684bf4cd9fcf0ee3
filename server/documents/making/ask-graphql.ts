import { type DocumentNode, execute, parse } from 'graphql';
import type { Context } from '../../schema/context.ts';

const parsed = new Map<string, DocumentNode>();

/** Runs our own query as the context's viewer. Throws the original error, so that its type is kept. */
export async function askGraphql(
  query: string,
  variables: Record<string, unknown>,
  contextValue: Context,
): Promise<unknown> {
  // Imported late, because the schema may import this module.
  const { schema } = await import('../../schema/index.ts');
  const document = parsed.get(query) ?? parse(query);
  parsed.set(query, document);
  const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
  const [error] = errors ?? [];
  if (error) throw error.originalError ?? error;
  return data;
}
