import { GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Context } from '../schema/context.ts';

/** Operations that are allowed with an expired or revoked token: getting a new one, and signing out. */
const ALWAYS_ALLOWED = new Set([
  'signIn',
  'signInWithUniqueId',
  'refreshSession',
  'signOut',
  'requestPasswordReset',
  '__typename',
]);

/**
 * Whether a request with an invalid token is refused instead of being answered as a visitor's. The web app then
 * refreshes the token and retries.
 */
export function refusesStaleCredentials(context: Context, operation: OperationDefinitionNode): boolean {
  if (!showsStaleCredentials(context)) return false;
  if (operation.operation !== OperationTypeNode.MUTATION) return true;
  return !operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && ALWAYS_ALLOWED.has(selection.name.value),
  );
}

/** Whether the request has an invalid token. */
export function showsStaleCredentials({
  viewer,
  credentials,
}: Pick<Context, 'viewer' | 'credentials'>): boolean {
  return viewer.account === null && (credentials.token !== null || credentials.refreshToken !== null);
}

/** The refusal: 401, and nothing is executed. */
export function sessionEnded(): GraphQLError {
  return new GraphQLError('The session has ended; refresh it or sign in.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });
}
