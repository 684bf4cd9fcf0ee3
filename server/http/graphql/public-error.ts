import { PothosError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { permissionKey } from '../../auth/permissions/permission-catalogue.ts';
import { isTooMuchRead, isTooSlow, REQUEST_BOUNDS } from '../../database/bounded-reads.ts';
import { isConnectionFailure } from '../../database/connection-failure.ts';
import { DomainError, ForbiddenError, InvalidInputError, RefusedError } from '../../errors/errors.ts';
import { BusyError } from '../../lib/slots.ts';
import { answerTooLarge } from '../../operation-limits/answer-budget.ts';

/** Seconds after which clients should retry. */
export const RETRY_SOON = { 'retry-after': '1' };

/**
 * The error that clients see: GraphQL's own errors and typed errors with their codes; null for a bug, which is masked
 * and logged.
 */
export function publicError(error: unknown): GraphQLError | null {
  if (causeOf(error) instanceof BusyError) return unavailable(error);
  if (isTooMuchRead(causeOf(error))) return answerTooLarge('bytes', REQUEST_BOUNDS.maxAnswerBytes);
  if (!(error instanceof GraphQLError))
    return error instanceof DomainError ? typedError(error, undefined) : null;
  const cause = error.originalError;
  // `unexpected` is yoga's mark for a thrown value that is not an error.
  if (!cause) return error.extensions.unexpected ? null : coded(error);
  // Errors of the schema builder are our bugs, although they are GraphQL errors.
  if (cause instanceof GraphQLError) return cause instanceof PothosError ? null : coded(error);
  return cause instanceof DomainError ? typedError(cause, error) : null;
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.originalError : error;
}

/** The queue is full: not a bug, and worth a retry. */
function unavailable(error: unknown): GraphQLError {
  const at = error instanceof GraphQLError ? error : null;
  return new GraphQLError('The service is not available at the moment; try again.', {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: RETRY_SOON } },
  });
}

/** GraphQL sets no code for its own refusals, such as a variable of a wrong type: they are bad input. */
function coded(error: GraphQLError): GraphQLError {
  if (error.extensions.code !== undefined) return error;
  const { message, nodes, source, positions, path, extensions } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...extensions, code: 'BAD_USER_INPUT' },
  });
}

function typedError(error: DomainError, located: GraphQLError | undefined): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: located?.nodes,
    path: located?.path,
    extensions: {
      code: error.code,
      ...(error instanceof ForbiddenError ? permissionOf(error) : {}),
      ...(error instanceof InvalidInputError ? { issues: error.issues } : {}),
      ...(error instanceof RefusedError && error.data ? { data: error.data } : {}),
      ...(error.code === 'UNAUTHENTICATED' ? { http: { status: 401 } } : {}),
    },
  });
}

/** Number and key of the missing permission. */
export function permissionOf({ permission }: ForbiddenError) {
  return { permission, permissionKey: permissionKey(permission) };
}

/** Replaces a bug, or the error of an unreachable or overloaded database, which is worth a retry. */
export function maskedError(requestId: string, located: unknown): GraphQLError {
  const at = located instanceof GraphQLError ? located : null;
  const cause = causeOf(located);
  if (isConnectionFailure(cause) || isTooSlow(cause)) {
    const { message, nodes, path, extensions } = unavailable(located);
    return new GraphQLError(message, { nodes, path, extensions: { ...extensions, requestId } });
  }
  return new GraphQLError('Unexpected error.', {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, http: { status: 500 } },
  });
}
