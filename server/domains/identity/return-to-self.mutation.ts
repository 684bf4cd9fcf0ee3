import { z } from 'zod';
import { revokeSessions, SESSION_KEY, tokensOf } from '../../auth/sessions.ts';
import { RefusedError, UnauthenticatedError } from '../../errors/errors.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enterSession, tokenFields, viewerField } from './session-result.ts';

const inputSchema = z.object({ note: z.string().trim().max(1_000, 'TOO_LONG').nullish() });

mutation('returnToSelf', {
  description: 'Ends acting as another and goes on with the staff session. Refused with NOT_ACTING.',
  permission: 0,
  allowedWithStalePassword: true,
  input: (t) => ({ note: t.string({ description: 'What was done for the user, kept in the audit.' }) }),
  resolve: async (input, context) => {
    const { db, viewer, services, now } = context;
    const { note } = parseInput(inputSchema, input);
    const { actor, sessionId } = viewer.required;
    if (!actor) throw new RefusedError('NOT_ACTING');
    const staff = await db.$transaction(async (tx) => {
      const acting = await tx.session.findUniqueOrThrow({
        where: { id: sessionId },
        select: { actorSession: { select: { ...SESSION_KEY, revokedAt: true, expiresAt: true } } },
      });
      await revokeSessions(tx, { id: sessionId }, 'SWITCHED_BACK', now);
      await recordAudit(tx, context, { action: 'RETURNED_TO_SELF', data: { note: note || null } });
      return acting.actorSession;
    });
    if (!staff || staff.revokedAt || staff.expiresAt <= now) {
      context.setSession(null);
      throw new UnauthenticatedError('The staff session has ended.');
    }
    return enterSession(context, staff, tokensOf(services.tokenKeys, staff, now));
  },
  success: (t) => ({ ...tokenFields(t), viewer: viewerField(t) }),
});
