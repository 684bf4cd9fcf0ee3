import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { networkOf } from '../../../auth/network-address.ts';
import { countEvent, limitKey, readCounters } from '../../../auth/rate-limits.ts';
import { sameHash, secretHash } from '../../../auth/tokens.ts';
import { tooMany } from '../../../auth/too-many.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { addMinutes } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { GUEST_ACCESS_MINUTES, GUEST_CODE_TRIES } from '../rules/guest-links.ts';
import { guestCodeHash } from './guest-code.ts';

const rules = z.object({
  token: z.string().trim().min(1, 'REQUIRED').max(200, 'TOO_LONG'),
  code: z.string().trim().min(1, 'REQUIRED').max(20, 'TOO_LONG'),
});

/** Maximum number of wrong codes per client address in 15 minutes. */
const FAILURES = 20;
const WINDOW_MINUTES = 15;

mutation('openGuestQuote', {
  description:
    'Opens an offer with a link and the code from the e-mail, for an hour. Refused with GUEST_CODE_INVALID, both for wrong codes and for links that expired, were used or never existed, or with TOO_MANY_ATTEMPTS.',
  permission: 'anyone',
  audit: { action: 'GUEST_QUOTE_OPENED', entityType: 'PriceQuote' },
  repeat: 'naturally repeatable: a code opens an offer once',
  budget: 6,
  input: (t) => ({
    token: t.string({ required: true, description: 'Last part of the link.' }),
    code: t.string({ required: true, description: 'The code of the mail, six digits.' }),
  }),
  resolve: async (input, context, writes) => {
    const { token, code } = parseInput(rules, { token: input.token, code: input.code });
    const key = limitKey('guest-open', networkOf(context.address));
    await refuseTooMany(context, key);
    const link = await tryCode(context, secretHash(token));
    const isRight = link !== null && sameHash(guestCodeHash(link.id, digitsOf(code)), link.codeHash);
    if (!isRight) {
      await countEvent(context.db, { key, windowMinutes: WINDOW_MINUTES });
      throw new RefusedError('GUEST_CODE_INVALID');
    }
    const access = randomBytes(32).toString('base64url');
    await writes.transaction(async (tx, record) => {
      // A code works once: of two concurrent calls the second fails.
      const { count } = await tx.priceQuoteGuestLink.updateMany({
        where: { id: link.id, codeHash: link.codeHash, revokedAt: null },
        data: {
          codeHash: null,
          accessHash: secretHash(access),
          accessExpiresAt: addMinutes(context.now, GUEST_ACCESS_MINUTES),
          openedAt: context.now,
        },
      });
      if (count === 0) throw new RefusedError('GUEST_CODE_INVALID');
      record({
        entityId: link.priceQuoteId,
        customerId: link.customerId,
        data: { guest: link.email },
      });
    });
    return { access };
  },
  success: (t) => ({
    access: t.exposeString('access', { description: 'For `guestQuote` and `answerGuestQuote`.' }),
  }),
  sample: async ({ caller, visitor, guestLink }) => {
    const { token, code } = await guestLink();
    return { as: caller(visitor), input: { token, code } };
  },
});

async function refuseTooMany(context: Context, key: string): Promise<void> {
  const counter = (await readCounters(context.db, [key])).get(key);
  if (counter && counter.count >= FAILURES) throw tooMany(context, 'guest-quote', counter);
}

type TriedLink = { id: number; priceQuoteId: number; customerId: number; email: string; codeHash: string };

/**
 * Counts an attempt for a link's code.
 * @returns the link to compare with; null if there is none to try
 */
async function tryCode({ db, now }: Context, tokenHash: string): Promise<TriedLink | null> {
  const [link] = await db.$queryRaw<TriedLink[]>`
    UPDATE "PriceQuoteGuestLink" link SET "codeTries" = link."codeTries" + 1 FROM "PriceQuote" quote
    WHERE link."tokenHash" = ${tokenHash} AND link."codeHash" IS NOT NULL
      AND link."codeExpiresAt" > ${now}::timestamp AND link."codeTries" < ${GUEST_CODE_TRIES}::int
      AND link."usedAt" IS NULL AND link."revokedAt" IS NULL AND link."expiresAt" > ${now}::timestamp
      AND quote.id = link."priceQuoteId"
    RETURNING link.id, link."priceQuoteId", quote."customerId", link.email, link."codeHash"`;
  return link ?? null;
}

/** The digits of a code, because people copy spaces with it. */
function digitsOf(code: string): string {
  return code.replace(/\D/g, '');
}
