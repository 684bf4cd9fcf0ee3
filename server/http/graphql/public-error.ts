import { PothosError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { permissionKey } from '../../auth/permissions/permission-catalogue.ts';
import { isTooMuchRead, isTooSlow, REQUEST_BOUNDS } from '../../database/bounded-reads.ts';
import { isConnectionFailure } from '../../database/connection-failure.ts';
import { DomainError, ForbiddenError, InvalidInputError, RefusedError } from '../../errors/errors.ts';
import { BusyError } from '../../lib/slots.ts';
import { answerTooLarge } from '../../operation-limits/answer-budget.ts';

/** Seconds after which another try is worth it. */
export const RETRY_SOON = { 'retry-after': '1' };

/**
 * What a client is told of an error: GraphQL's own and our typed ones with their codes; null for a bug, which is
 * masked and logged.
 */
export function publicError(error: unknown): GraphQLError | null {
  if (causeOf(error) instanceof BusyError) return unavailable(error);
  if (isTooMuchRead(causeOf(error))) return answerTooLarge('bytes', REQUEST_BOUNDS.maxAnswerBytes);
  if (!(error instanceof GraphQLError))
    return error instanceof DomainError ? typedError(error, undefined) : null;
  const cause = error.originalError;
  // `unexpected` is how yoga marks something thrown that was no error at all.
  if (!cause) return error.extensions.unexpected ? null : coded(error);
  // The schema builder's own complaints are bugs of ours, although they are GraphQL errors.
  if (cause instanceof GraphQLError) return cause instanceof PothosError ? null : coded(error);
  return cause instanceof DomainError ? typedError(cause, error) : null;
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.originalError : error;
}

/** The queue is full: no bug, and worth another try. */
function unavailable(error: unknown): GraphQLError {
  const at = error instanceof GraphQLError ? error : null;
  return new GraphQLError('The service is not available at the moment; try again.', {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: RETRY_SOON } },
  });
}

/** GraphQL gives no code to what it refuses itself, such as a variable of a wrong type: that is bad input. */
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

/** Which permission was missing, by its number and its key. */
export function permissionOf({ permission }: ForbiddenError) {
  return { permission, permissionKey: permissionKey(permission) };
}

/** The answer in place of a bug, or of a database that is away or overloaded: that is worth another try. */
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
