import { mutation } from '../../../schema/mutation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { revokeSessions } from './sessions.ts';

mutation('signOut', {
  description:
    'Ends the session on the server and clears the cookies; never fails. While acting as another, the staff session ' +
    'ends too.',
  permission: 'anyone',
  input: (t) => ({
    everywhere: t.boolean({ description: 'Ends every session of the user, on all devices.' }),
  }),
  resolve: async ({ everywhere }, context) => {
    const { db, services, credentials, now } = context;
    context.setSession(null);
    const claims = credentials.token
      ? services.tokenKeys.verifyAccess(credentials.token, now, { allowExpired: true })
      : null;
    if (!claims) return { done: true };
    // While acting, the person is the staff member: the user's own devices are none of their business.
    const person = claims.actorId ?? claims.userId;
    const own = [{ familyId: claims.familyId }, { actingSessions: { some: { familyId: claims.familyId } } }];
    await db.$transaction(async (tx) => {
      const count = await revokeSessions(
        tx,
        { OR: [...own, ...(everywhere ? [{ userId: person, actorId: null }, { actorId: person }] : [])] },
        'SIGNED_OUT',
        now,
      );
      if (count > 0) {
        const { userId, customerId } = claims;
        await recordAudit(tx, context, {
          action: 'SIGNED_OUT',
          userId,
          customerId,
          data: { sessions: count },
        });
      }
    });
    return { done: true };
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
});
