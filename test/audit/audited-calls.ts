import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { secretHash } from '../../server/auth/tokens.ts';
import { openSession } from '../../server/domains/identity/sessions/sessions.ts';
import { type Actor, signedIn, visitor } from '../../server/test/actors.ts';
import { move, step } from '../../server/test/job-steps.ts';
import { testTokenKeys } from '../../server/test/services.ts';
import { add, type Shop, workedExample } from '../../server/test/shop.ts';
import { carelessJobMutations } from '../calls/careless-job-mutations.ts';
import { carelessMutations } from '../calls/careless-mutations.ts';
import { type CarelessCalls, stockOf } from '../calls/careless-stock.ts';

/** A call of every mutation that succeeds, by the mutation's name. */
export async function audibleCalls(shop: Shop): Promise<CarelessCalls> {
  const stock = await stockOf(shop);
  const { db, admin } = shop;
  const { another, job } = stock;
  const account = async () => {
    const actor = await another();
    return { actor, userName: actor.userName ?? '' };
  };
  return {
    ...carelessMutations(stock),
    ...carelessJobMutations(stock),
    archiveAddress: async () => {
      const { id } = await db.address.findFirstOrThrow({ where: { customerId: shop.outlet } });
      return { as: shop.owner, args: { input: { id } } };
    },
    declineJobOrder: async () => {
      await add(shop.buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
      const id = await job();
      await move(shop.sales, id, 'REQUEST_APPROVAL');
      return { as: shop.buyer, args: { input: { id, reasonText: 'Too wide' } } };
    },
    reorderJobOrder: async () => {
      const id = await job();
      await step(shop.buyer, 'cancelJobOrder', { id });
      return { as: shop.buyer, args: { input: { id } } };
    },
    requestPasswordReset: async () => {
      const { userName } = await account();
      return { as: visitor(db), args: { input: { userName } } };
    },
    returnToSelf: async () => ({
      as: await actingAs(admin, await another()),
      args: { input: { note: 'done' } },
    }),
    signIn: async () => {
      const { userName } = await account();
      return { as: visitor(db), args: { input: { userName, password: 'the password of before' } } };
    },
    signInWithUniqueId: async () => {
      const { actor } = await account();
      const uniqueId = randomBytes(24).toString('base64url');
      await db.signInLink.create({
        data: {
          tokenHash: secretHash(uniqueId),
          userId: actor.userId ?? 0,
          createdById: admin.userId ?? 0,
          expiresAt: new Date(Date.now() + 60_000),
        },
      });
      return { as: visitor(db), args: { input: { uniqueId } } };
    },
    submitOrder: async () => {
      await add(shop.colleague, shop);
      return { as: shop.colleague, args: { input: {} } };
    },
    uploadFile: async () => ({ as: shop.buyer, args: { input: { file: await picture() } } }),
  };
}

/** The same person, with a session that a member of the staff opened as them. */
export async function actingAs(staff: Actor, user: Actor): Promise<Actor> {
  const { userId, userName } = staff;
  // A session of their own: signing out as somebody ends the session of the staff as well.
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

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'ring.png', { type: 'image/png' });
}
