import { mutation } from '../../../schema/mutation.ts';
import { revokeSessions } from './sessions.ts';

mutation('signOut', {
  description:
    'Ends the session on the server and clears the cookies; never fails. While acting as another, the staff session ' +
    'ends too.',
  permission: 'anyone',
  audit: { action: 'SIGNED_OUT', entityType: null },
  repeat: 'naturally repeatable: ends a session',
  budget: 2,
  input: (t) => ({
    everywhere: t.boolean({ description: 'Ends every session of the user, on all devices.' }),
  }),
  resolve: async ({ everywhere }, context, writes) => {
    const { services, credentials, now } = context;
    context.setSession(null);
    const claims = credentials.token
      ? services.tokenKeys.verifyAccess(credentials.token, now, { allowExpired: true })
      : null;
    if (!claims) return { done: true };
    // When acting, the person is the staff member, not the user.
    const person = claims.actorId ?? claims.userId;
    const own = [{ familyId: claims.familyId }, { actingSessions: { some: { familyId: claims.familyId } } }];
    await writes.transaction(async (tx, record) => {
      const count = await revokeSessions(
        tx,
        { OR: [...own, ...(everywhere ? [{ userId: person, actorId: null }, { actorId: person }] : [])] },
        'SIGNED_OUT',
        now,
      );
      const { userId, customerId } = claims;
      record(count === 0 ? null : { userId, customerId, data: { sessions: count } });
    });
    return { done: true };
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  sample: async ({ caller, someone }) => ({ as: caller(await someone()), input: { everywhere: false } }),
});
