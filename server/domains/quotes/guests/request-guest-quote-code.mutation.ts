import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { networkOf } from '../../../auth/network-address.ts';
import { countEvent, limitKey } from '../../../auth/rate-limits.ts';
import { secretHash } from '../../../auth/tokens.ts';
import { tooMany } from '../../../auth/too-many.ts';
import { addJob } from '../../../queue/add-job.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { Writes } from '../../../schema/mutation-writes.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { GUEST_CODES_PER_HOUR } from '../rules/guest-links.ts';
import { sendGuestCode } from './send-guest-code.task.ts';

const rules = z.object({ token: z.string().trim().min(1, 'REQUIRED').max(200, 'TOO_LONG') });

/** Maximum number of codes that a client address may request per hour, over all links. */
const CODES_PER_ADDRESS = 60;
const HOUR_MINUTES = 60;
/** Minimum duration of every answer, so that timing does not reveal which links exist. */
const ANSWER_MS = 250;

mutation('requestGuestQuoteCode', {
  description:
    'Mails a code (valid 10 minutes, 5 attempts, 5 codes an hour) to the recipient of an offer link. Expired, used and unknown links get the same answer.',
  permission: 'anyone',
  audit: { action: 'GUEST_CODE_REQUESTED', entityType: 'PriceQuote' },
  repeat: 'naturally repeatable: visitors have no keys; a waiting mail is replaced',
  budget: 5,
  input: (t) => ({ token: t.string({ required: true, description: 'Last part of the link.' }) }),
  resolve: async (input, context, writes) => {
    const { token } = parseInput(rules, { token: input.token });
    await Promise.all([request(context, writes, secretHash(token)), sleep(ANSWER_MS)]);
    return { done: true };
  },
  success: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  sample: async ({ caller, visitor, guestLink }) => ({
    as: caller(visitor),
    input: { token: (await guestLink()).token },
  }),
});

async function request(context: Context, writes: Writes, tokenHash: string): Promise<void> {
  const { db, address, now } = context;
  const [ofLink, fromNetwork] = await Promise.all(
    [limitKey('guest-code', tokenHash), limitKey('guest-code-address', networkOf(address))].map((key) =>
      countEvent(db, { key, windowMinutes: HOUR_MINUTES }),
    ),
  );
  if (fromNetwork && fromNetwork.count > CODES_PER_ADDRESS)
    throw tooMany(context, 'guest-quote', fromNetwork);
  if (ofLink && ofLink.count > GUEST_CODES_PER_HOUR) throw tooMany(context, 'guest-quote', ofLink);
  const link = await db.priceQuoteGuestLink.findFirst({
    where: { tokenHash, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
    select: { id: true, email: true, priceQuote: { select: { id: true, number: true, customerId: true } } },
  });
  if (!link) return;
  const { priceQuote } = link;
  await writes.transaction(async (tx, record) => {
    await addJob(
      tx,
      sendGuestCode,
      { guestLinkId: link.id },
      { about: `${priceQuote.number}/guest ${link.id}` },
    );
    record({
      entityId: priceQuote.id,
      customerId: priceQuote.customerId,
      data: { number: priceQuote.number, guest: link.email },
    });
  });
}
