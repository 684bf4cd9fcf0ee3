import { openSession } from '../../server/domains/identity/sessions/sessions.ts';
import { type Actor, signedIn } from '../../server/test/actors.ts';
import { testTokenKeys } from '../../server/test/services.ts';

/** The same user in a session that a staff member opened as them. */
export async function actingAs(staff: Actor, user: Actor): Promise<Actor> {
  const { userId, userName } = staff;
  // A separate session, because signing out as another user also ends the staff session.
  const { claims } = await signedIn(user.db, {
    userId: userId ?? 0,
    userName: userName ?? '',
    customerId: null,
  });
  const own = user.claims;
  if (!claims || !own) throw new Error('Both are signed in.');
  const session = await user.db.session.findUniqueOrThrow({ where: { familyId: claims.familyId } });
  const now = new Date();
  const { familyId, tokens } = await openSession(
    user.db,
    await testTokenKeys,
    {
      userId: own.userId,
      customerId: own.customerId,
      rememberMe: false,
      userAgent: null,
      address: '127.0.0.1',
      acting: {
        actorId: claims.userId,
        sessionId: session.id,
        reason: 'test',
        until: new Date(now.getTime() + 3_600_000),
      },
    },
    now,
  );
  const actorId = claims.userId;
  return { ...user, claims: { ...own, familyId, actorId }, refreshToken: tokens.refreshToken };
}
