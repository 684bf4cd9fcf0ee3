import { z } from 'zod';
import type { Claims } from '../../../auth/tokens.ts';
import type { builder } from '../../../schema/builder.ts';
import type { Context, IssuedTokens } from '../../../schema/context.ts';
import { ViewerType } from '../viewer.type.ts';
import { loadViewer } from './load-viewer.ts';

type Fields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Shape>;

/** The result of opening or changing a session. */
export type SessionOutcome = { tokens: IssuedTokens };

/**
 * Makes the session that of the request: the rest of the response is read as its user, and browsers get its cookies.
 * The viewer is read from the database as usual, so that a just blocked account gets no access.
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

/** `token` and `refreshToken` of a result; scripts in a page cannot read them. */
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

/** The input of a switch, with the refresh token. */
export const shownRefreshTokenSchema = z.string().trim().max(500, 'TOO_LONG').nullish();

/** The refresh token of a call, from the input or a cookie. */
export function shownRefreshToken(context: Context, given: string | null | undefined): string | null {
  return given || context.credentials.refreshToken;
}

/** The viewer after the action. */
export function viewerField<Shape>(t: Fields<Shape>) {
  return t.prismaField({
    type: ViewerType,
    description: 'The signed-in user and their permissions.',
    resolve: (query, _parent, _args, { db, viewer }) =>
      db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
  });
}
