import { z } from 'zod';
import type { Claims } from '../../../auth/tokens.ts';
import type { builder } from '../../../schema/builder.ts';
import type { Context, IssuedTokens } from '../../../schema/context.ts';
import { ViewerType } from '../viewer.type.ts';
import { loadViewer } from './load-viewer.ts';

type Fields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Shape>;

/** What an act that opens or changes a session answers with. */
export type SessionOutcome = { tokens: IssuedTokens };

/**
 * Makes the session the request's own: the rest of the answer is read as its user, and browsers get its cookies.
 * The viewer comes from the database like every other, so an account that was just blocked stays outside.
 */
export async function enterSession(
  context: Context,
  claims: Claims,
  tokens: IssuedTokens,
): Promise<SessionOutcome> {
  context.viewer = await loadViewer(context.db, claims, context.now);
  context.setSession(tokens);
  return { tokens };
}

/** `token` and `refreshToken` of an outcome; a script in a page reads neither. */
export function tokenFields(t: Fields<SessionOutcome>) {
  return {
    token: t.string({
      nullable: true,
      description:
        'Access token, 15 minutes. Null in browsers, which keep it in a cookie that no script reads.',
      resolve: ({ tokens }, _args, { usesCookies }) => (usesCookies ? null : tokens.token),
    }),
    refreshToken: t.string({
      nullable: true,
      description:
        'Refresh token of the session: single use, valid for 180 days. Null in browsers, and after a switch without the current refresh token; the client then keeps the one it has.',
      resolve: ({ tokens }, _args, { usesCookies }) => (usesCookies ? null : tokens.refreshToken),
    }),
  };
}

/** The input of a switch that shows the refresh token. */
export const shownRefreshTokenSchema = z.string().trim().max(500, 'TOO_LONG').nullish();

/** The refresh token that a caller shows, in the input or as a cookie. */
export function shownRefreshToken(context: Context, given: string | null | undefined): string | null {
  return given || context.credentials.refreshToken;
}

/** The viewer as the act left it. */
export function viewerField<Shape>(t: Fields<Shape>) {
  return t.prismaField({
    type: ViewerType,
    description: 'The signed-in user and their permissions.',
    resolve: (query, _parent, _args, { db, viewer }) =>
      db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
  });
}
