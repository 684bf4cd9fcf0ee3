import { randomBytes } from 'node:crypto';
import { secretHash } from '../../../auth/tokens.ts';
import { once } from '../../../database/idempotency.ts';
import { mutation } from '../../../schema/mutation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { SWITCH_USER } from '../rules/impersonation.ts';
import { findSwitchTarget } from '../sessions/find-switch-target.ts';

/** How long a link opens a session. */
const LINK_MINUTES = 10;

mutation('createSignInLink', {
  description:
    'Makes a link that signs a portal user in once, within ten minutes. Shown only now, recorded in the audit.',
  permission: SWITCH_USER,
  input: (t) => ({
    userId: t.int({ required: true, description: '`databaseId` of the portal user.' }),
    idempotencyKey: t.string({ description: 'Repeats of the call with this key make one link.' }),
  }),
  resolve: async (input, context) => {
    const { viewer, services, now } = context;
    const { userId, customerId } = await findSwitchTarget(context, input);
    const { seed, expiresAt } = await once(context, {
      operation: 'createSignInLink',
      key: input.idempotencyKey,
      request: { userId },
      work: async (tx) => {
        const seed = randomBytes(24).toString('base64url');
        const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
        await tx.signInLink.create({
          data: {
            tokenHash: secretHash(services.tokenKeys.signInSecret(seed)),
            userId,
            createdById: viewer.userId,
            createdAt: now,
            expiresAt,
          },
        });
        await recordAudit(tx, context, {
          action: 'SIGN_IN_LINK_CREATED',
          entityType: 'User',
          entityId: userId,
          customerId,
        });
        // The secret itself is never stored: a repeat of the call derives it again.
        return { seed, expiresAt: expiresAt.toISOString() };
      },
    });
    const uniqueId = services.tokenKeys.signInSecret(seed);
    const url = `${services.config.publicUrl}/login?uid=${uniqueId}`;
    return { uniqueId, url, expiresAt: new Date(expiresAt) };
  },
  success: (t) => ({
    uniqueId: t.exposeString('uniqueId', { description: 'For `signInWithUniqueId`.' }),
    url: t.exposeString('url', { description: 'Address to send to the user.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it stops working.' }),
  }),
});
