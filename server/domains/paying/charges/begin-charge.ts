import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { CardGatewayCode } from '../../../gateways/create-gateways.ts';
import { type Money, moneyText } from '../../../lib/money.ts';
import { chargeStep } from '../rules/charge-step.ts';
import {
  CHARGE,
  CHARGE_LOOK_MS,
  CHARGE_WAIT_MS,
  type ChargeDeps,
  type ChargeRow,
  chargeNow,
  leaseCharge,
  leaseEnd,
  stateOf,
} from './charge-deps.ts';
import type { CardPurpose } from './charge-purpose.ts';
import { releaseCharge } from './release-charge.ts';

/** What is to be charged. */
type WantedCharge = {
  customerId: number;
  /** The caller's key; null: equal requests within some seconds are one. */
  key: string | null;
  requestHash: string;
  purpose: CardPurpose;
  gateway: CardGatewayCode;
  amount: Money;
  currency: string;
  /** Who gets what, as it was shown. */
  plan: Prisma.InputJsonValue;
};

/** A charge that the caller works on, or one that was answered before. */
export type BegunCharge = { charge: ChargeRow; isAnswered: boolean };

/** An ended charge answers an equal request with its key for a day, one without a key for ten seconds. */
const KEPT_SECONDS = { keyed: 24 * 3_600, equal: 10 };

/**
 * Begins a charge, or goes on with one that was begun by the same request and that nobody is at work with: a double click
 * waits for the first one. Nothing is said to the bank yet.
 * @throws RefusedError IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS
 */
export async function beginCharge(
  deps: ChargeDeps,
  viewer: Viewer,
  wanted: WantedCharge,
): Promise<BegunCharge> {
  for (const deadline = Date.now() + CHARGE_WAIT_MS; Date.now() < deadline; await sleep(CHARGE_LOOK_MS)) {
    const begun = await takeCharge(deps, viewer, wanted);
    if (begun === 'PENDING') continue;
    if (stateOf(begun.charge) !== 'RELEASING') return begun;
    // It was given up half-way: the bank is told first, then a further attempt begins.
    await releaseCharge(deps, begun.charge);
  }
  throw new RefusedError('REQUEST_IN_PROGRESS');
}

async function takeCharge(
  { db }: ChargeDeps,
  viewer: Viewer,
  wanted: WantedCharge,
): Promise<BegunCharge | 'PENDING'> {
  const { key, requestHash } = wanted;
  // A space: no caller can give such a key.
  const requestKey = key ?? `same ${requestHash}`;
  const keptSeconds = key === null ? KEPT_SECONDS.equal : KEPT_SECONDS.keyed;
  const now = new Date();
  const begin = async (attempt: number): Promise<BegunCharge | 'PENDING'> => {
    // Of several at once one makes it; the others look again.
    const [charge] = await db.charge.createManyAndReturn({
      data: chargeColumns(viewer, wanted, { requestKey, attempt, now }),
      skipDuplicates: true,
      select: CHARGE,
    });
    return charge ? { charge, isAnswered: false } : 'PENDING';
  };
  const first = await begin(1);
  if (first !== 'PENDING') return first;
  const earlier = await db.charge.findFirstOrThrow({
    where: { userId: viewer.userId, requestKey },
    orderBy: { attempt: 'desc' },
    select: CHARGE,
  });
  const facts = { ...earlier, state: stateOf(earlier) };
  switch (chargeStep(facts, { requestHash, keptSeconds, now })) {
    case 'BEGIN':
      return begin(earlier.attempt + 1);
    case 'CONTINUE': {
      const isOwner = await leaseCharge({ db }, earlier.id);
      return isOwner ? { charge: await chargeNow({ db }, earlier.id), isAnswered: false } : 'PENDING';
    }
    case 'ANSWERED':
      return { charge: earlier, isAnswered: true };
    case 'KEY_REUSED':
      throw new RefusedError('IDEMPOTENCY_KEY_REUSED');
    case 'PENDING':
      return 'PENDING';
  }
}

function chargeColumns(
  { userId, actingById }: Viewer,
  { customerId, requestHash, purpose, gateway, amount, currency, plan }: WantedCharge,
  { requestKey, attempt, now }: { requestKey: string; attempt: number; now: Date },
): Prisma.ChargeCreateManyInput {
  return {
    customerId,
    userId,
    actingById,
    requestKey,
    requestHash,
    attempt,
    purpose,
    gateway,
    gatewayKey: `ax-${randomUUID()}`,
    amount: moneyText(amount),
    currency,
    state: 'STARTED',
    plan,
    leasedUntil: leaseEnd(now),
    createdAt: now,
  };
}
