import { z } from 'zod';
import { openSession } from '../../auth/sessions.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findSwitchTarget } from './find-switch-target.ts';
import { actingEndsAt, SWITCH_USER } from './rules/impersonation.ts';
import { enterSession, tokenFields, viewerField } from './session-result.ts';

const reasonSchema = z.object({ reason: z.string().trim().max(500, 'TOO_LONG').nullish() });

mutation('switchUser', {
  description:
    'Acts as a portal user for at most eight hours: everything is recorded with both identities; no password change ' +
    'and no approvals. Refused with ALREADY_ACTING, TARGET_IS_STAFF or TARGET_BLOCKED. `returnToSelf` ends it.',
  permission: SWITCH_USER,
  input: (t) => ({
    userId: t.int({ required: true, description: '`databaseId` of the portal user.' }),
    reason: t.string({ description: 'Why, kept in the audit and shown in the banner.' }),
  }),
  resolve: async (input, context) => {
    const { db, viewer, services, userAgent, address, now } = context;
    const { userId, customerId } = await findSwitchTarget(context, input);
    const reason = parseInput(reasonSchema, { reason: input.reason }).reason || null;
    const { userId: actorId, sessionId } = viewer.required;
    const acting = { actorId, sessionId, reason, until: actingEndsAt(now) };
    const { tokens, ...session } = await db.$transaction(async (tx) => {
      await recordAudit(tx, context, {
        action: 'SWITCHED_USER',
        entityType: 'User',
        entityId: userId,
        customerId,
        data: { reason },
      });
      const opening = { userId, customerId, rememberMe: false, userAgent, address, acting };
      return openSession(tx, services.tokenKeys, opening, now);
    });
    return enterSession(context, session, tokens);
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
});
