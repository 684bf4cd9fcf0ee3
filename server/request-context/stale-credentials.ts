import { GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Context } from '../schema/context.ts';

/** What works with a token that has expired or was revoked: everything that gets a new one, and leaving. */
const ALWAYS_ALLOWED = new Set([
  'signIn',
  'signInWithUniqueId',
  'refreshSession',
  'signOut',
  'requestPasswordReset',
  '__typename',
]);

/**
 * A request that shows a token wants to be somebody: when the token is no longer good it is told so, instead of being
 * answered as a visitor. The web app then refreshes and repeats it.
 */
export function refusesStaleCredentials(context: Context, operation: OperationDefinitionNode): boolean {
  if (!showsStaleCredentials(context)) return false;
  if (operation.operation !== OperationTypeNode.MUTATION) return true;
  return !operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && ALWAYS_ALLOWED.has(selection.name.value),
  );
}

/** Whether somebody shows a token that is no longer good. */
export function showsStaleCredentials({
  viewer,
  credentials,
}: Pick<Context, 'viewer' | 'credentials'>): boolean {
  return viewer.account === null && (credentials.token !== null || credentials.refreshToken !== null);
}

/** The answer to it: 401, and nothing is executed. */
export function sessionEnded(): GraphQLError {
  return new GraphQLError('The session has ended; refresh it or sign in.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });
}
