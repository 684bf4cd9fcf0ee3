import { z } from 'zod';
import { recordAudit } from '../../../audit/record-audit.ts';
import type { RefreshTokenParts } from '../../../auth/tokens.ts';
import { UnauthenticatedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rotateSession } from './rotate-session.ts';
import { tokenFields } from './session-result.ts';

const inputSchema = z.object({
  token: z.string().trim().max(2_048, 'TOO_LONG').nullish(),
  refreshToken: z.string().trim().max(500, 'TOO_LONG').nullish(),
});

mutation('refreshSession', {
  description:
    'Exchanges a refresh token for the next pair of tokens; the access token may have expired. A repeated call with the same token within ten seconds returns the same pair; an older token ends the session.',
  permission: 'anyone',
  audit: {
    none: 'Goes on with a session whose beginning and end are audited; a token that comes back is audited.',
  },
  repeat: 'naturally repeatable: the predecessor of a token answers the same successor',
  budget: 1,
  input: (t) => ({
    token: t.string({ description: 'Access token without `Bearer`; from the cookies when absent.' }),
    refreshToken: t.string({ description: 'Refresh token; from the cookies when absent.' }),
  }),
  resolve: async (input, context) => {
    const given = parseInput(inputSchema, input);
    const presented = presentedToken(given, context);
    const rotation = presented
      ? await rotateSession(context.db, context.services.tokenKeys, presented, context.now)
      : null;
    if (rotation?.outcome === 'ISSUED') {
      context.setSession(rotation.tokens);
      return { tokens: rotation.tokens };
    }
    if (rotation?.outcome === 'REUSED') {
      const { userId, customerId } = rotation;
      await recordAudit(context.db, context, {
        action: 'REFRESH_TOKEN_REUSED',
        userId,
        customerId,
        entityType: 'Session',
        ...(presented ? { entityId: presented.familyId } : {}),
      });
      context.services.logger.warn({ userId, requestId: context.requestId }, 'A refresh token was reused');
    }
    // Cookies that no longer work are cleared, so that the browser does not keep sending them.
    context.setSession(null);
    throw new UnauthenticatedError('The session has ended.');
  },
  success: (t) => tokenFields(t),
  sample: async ({ caller, someone }) => {
    const as = caller(await someone());
    return { as, input: { refreshToken: as.refreshToken } };
  },
});

/** The refresh token, if an access token of the same family is sent with it. */
function presentedToken(
  given: z.output<typeof inputSchema>,
  { credentials, services, now }: Context,
): RefreshTokenParts | null {
  const token = given.token || credentials.token;
  const refreshToken = given.refreshToken || credentials.refreshToken;
  if (!token || !refreshToken) return null;
  const claims = services.tokenKeys.verifyAccess(token, now, { allowExpired: true });
  const presented = services.tokenKeys.readRefreshToken(refreshToken);
  return claims && presented?.familyId === claims.familyId ? presented : null;
}
