import { GraphQLError } from 'graphql';
import { DomainError, ForbiddenError, InvalidInputError, RefusedError } from '../errors/errors.ts';

/**
 * Runs the work of a query field: an expected failure, which a mutation would answer as a member of its union,
 * becomes a GraphQL error whose extensions carry the same facts.
 */
export async function answering<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? queryError(error) : error;
  }
}

/** An expected failure as a GraphQL error: `code`, and `issues`, `data` or `permission` beside it. */
export function queryError(error: DomainError): GraphQLError {
  return new GraphQLError(error.message, { extensions: { code: error.code, ...factsOf(error) } });
}

function factsOf(error: DomainError): Record<string, unknown> {
  if (error instanceof InvalidInputError) return { issues: error.issues };
  if (error instanceof RefusedError) return { data: error.data };
  if (error instanceof ForbiddenError) return { permission: error.permission };
  return {};
}
