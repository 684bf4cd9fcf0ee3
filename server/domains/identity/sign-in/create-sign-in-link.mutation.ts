import { randomBytes } from 'node:crypto';
import { secretHash } from '../../../auth/tokens.ts';
import { mutation } from '../../../schema/mutation.ts';
import { findSwitchTarget, requireActingForOthers } from '../sessions/find-switch-target.ts';

/** How long a link opens a session. */
const LINK_MINUTES = 10;

mutation('createSignInLink', {
  description:
    'Creates a single-use link that signs a portal user in, valid for ten minutes. It is shown only once and recorded in the audit.',
  permission: requireActingForOthers,
  audit: { action: 'SIGN_IN_LINK_CREATED', entityType: 'User' },
  repeat: 'keyed',
  budget: 3,
  input: (t) => ({
    userId: t.int({ required: true, description: '`databaseId` of the portal user.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, services, now } = context;
    const { seed, expiresAt } = await writes.once({
      request: { userId: input.userId },
      prepare: () => findSwitchTarget(context, input),
      work: async (tx, record, { userId, customerId }) => {
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
        record({ entityId: userId, customerId });
        // The secret is not stored; a repeated call derives it again.
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
  sample: ({ caller, sales, buyer }) => ({ as: caller(sales), input: { userId: buyer.userId } }),
});
