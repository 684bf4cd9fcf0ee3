import { z } from 'zod';
import { RefusedError, UnauthenticatedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { USER_TEXT_LENGTHS } from '../rules/user-lengths.ts';
import {
  enterSession,
  shownRefreshToken,
  shownRefreshTokenSchema,
  tokenFields,
  viewerField,
} from './session-result.ts';
import { isCurrentRefreshToken, revokeSessions, SESSION_KEY, tokensOf } from './sessions.ts';

const inputSchema = z.object({
  note: z.string().trim().max(USER_TEXT_LENGTHS.actingNote, 'TOO_LONG').nullish(),
  refreshToken: shownRefreshTokenSchema,
});

mutation('returnToSelf', {
  description: 'Stops acting as another user and returns to the staff session. Refused with NOT_ACTING.',
  permission: 0,
  allowedWithStalePassword: true,
  audit: { action: 'RETURNED_TO_SELF', entityType: null },
  repeat: 'naturally repeatable: ends a session',
  budget: 5,
  input: (t) => ({
    note: t.string({ description: 'Reason for acting as the user, kept in the audit.' }),
    refreshToken: t.string({
      description:
        'Current refresh token of the acting session or of the staff session, returned with the answer. From the cookies when absent.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, services, now } = context;
    const { note, refreshToken } = parseInput(inputSchema, input);
    const { actor, sessionId } = viewer.required;
    if (!actor) throw new RefusedError('NOT_ACTING');
    const { acting, staff } = await writes.transaction(async (tx, record) => {
      const acting = await tx.session.findUniqueOrThrow({
        where: { id: sessionId },
        select: {
          familyId: true,
          refreshHash: true,
          actorSession: { select: { ...SESSION_KEY, revokedAt: true, expiresAt: true } },
        },
      });
      await revokeSessions(tx, { id: sessionId }, 'SWITCHED_BACK', now);
      record({ data: { note: note || null } });
      return { acting, staff: acting.actorSession };
    });
    if (!staff || staff.revokedAt || staff.expiresAt <= now) {
      context.setSession(null);
      throw new UnauthenticatedError('The staff session has ended.');
    }
    const shown = shownRefreshToken(context, refreshToken);
    // Either token is accepted, because the acting session's token was issued for the staff session's.
    const isHolder = [acting, staff].some((one) => isCurrentRefreshToken(services.tokenKeys, one, shown));
    const tokens = tokensOf(services.tokenKeys, staff, now);
    return enterSession(context, staff, { ...tokens, ...(isHolder ? {} : { refreshToken: null }) });
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
  sample: async ({ caller, actingStaff }) => ({ as: caller(await actingStaff()), input: { note: 'done' } }),
});
