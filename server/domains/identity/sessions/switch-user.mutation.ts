import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { actingEndsAt } from '../rules/impersonation.ts';
import { USER_TEXT_LENGTHS } from '../rules/user-lengths.ts';
import { findSwitchTarget, requireActingForOthers } from './find-switch-target.ts';
import {
  enterSession,
  shownRefreshToken,
  shownRefreshTokenSchema,
  tokenFields,
  viewerField,
} from './session-result.ts';
import { isCurrentRefreshToken, openSession } from './sessions.ts';

const inputSchema = z.object({
  reason: z.string().trim().max(USER_TEXT_LENGTHS.actingReason, 'TOO_LONG').nullish(),
  refreshToken: shownRefreshTokenSchema,
});

mutation('switchUser', {
  description:
    'Acts as a portal user for at most eight hours: everything is recorded with both identities; no password change ' +
    'and no approvals. Refused with ALREADY_ACTING, TARGET_IS_STAFF or TARGET_BLOCKED. `returnToSelf` ends it.',
  permission: requireActingForOthers,
  audit: { action: 'SWITCHED_USER', entityType: 'User' },
  repeat: 'not: it opens a session, and no outcome with tokens is stored',
  budget: 8,
  input: (t) => ({
    userId: t.int({ required: true, description: '`databaseId` of the portal user.' }),
    reason: t.string({ description: 'Why, kept in the audit and shown in the banner.' }),
    refreshToken: t.string({
      description:
        'Current refresh token of the staff session; from the cookies when absent. Without it, acting ends when the access token expires.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, services, userAgent, address, now } = context;
    const { userId, customerId } = await findSwitchTarget(context, input);
    const given = parseInput(inputSchema, { reason: input.reason, refreshToken: input.refreshToken });
    const reason = given.reason || null;
    const { userId: actorId, sessionId } = viewer.required;
    const acting = { actorId, sessionId, reason, until: actingEndsAt(now) };
    const { staff, tokens, ...session } = await writes.transaction(async (tx, record) => {
      record({ entityId: userId, customerId, data: { reason } });
      const opening = { userId, customerId, rememberMe: false, userAgent, address, acting };
      const staff = await tx.session.findUniqueOrThrow({
        where: { id: sessionId },
        select: { familyId: true, refreshHash: true },
      });
      return { staff, ...(await openSession(tx, services.tokenKeys, opening, now)) };
    });
    const isHolder = isCurrentRefreshToken(
      services.tokenKeys,
      staff,
      shownRefreshToken(context, given.refreshToken),
    );
    return enterSession(context, session, { ...tokens, ...(isHolder ? {} : { refreshToken: null }) });
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
  sample: ({ caller, sales, buyer }) => ({ as: caller(sales), input: { userId: buyer.userId } }),
});
