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

/** A charge to begin. */
type WantedCharge = {
  customerId: number;
  /** The caller's key; null: equal requests within some seconds count as one. */
  key: string | null;
  requestHash: string;
  purpose: CardPurpose;
  gateway: CardGatewayCode;
  amount: Money;
  currency: string;
  /** The payment plan as it was shown. */
  plan: Prisma.InputJsonValue;
};

/** A charge that the caller works on, or one with a final result. */
export type BegunCharge = { charge: ChargeRow; isAnswered: boolean };

/** A final result is returned to equal requests with its key for a day, without a key for ten seconds. */
const RESULT_SECONDS = { keyed: 24 * 3_600, equal: 10 };

/**
 * Begins a charge, or continues one of the same request that no other call works on. A double click waits for the
 * first call. The bank is not called yet.
 * @throws RefusedError IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS
 */
export async function beginCharge(
  deps: ChargeDeps,
  viewer: Viewer,
  wanted: WantedCharge,
): Promise<BegunCharge> {
  for (const deadline = Date.now() + CHARGE_WAIT_MS; Date.now() < deadline; await sleep(CHARGE_LOOK_MS)) {
    const begun = await claimCharge(deps, viewer, wanted);
    if (begun === 'PENDING') continue;
    if (stateOf(begun.charge) !== 'RELEASING') return begun;
    // An abandoned charge is released at the bank first, then another attempt begins.
    await releaseCharge(deps, begun.charge);
  }
  throw new RefusedError('REQUEST_IN_PROGRESS');
}

async function claimCharge(
  { db }: ChargeDeps,
  viewer: Viewer,
  wanted: WantedCharge,
): Promise<BegunCharge | 'PENDING'> {
  const { key, requestHash } = wanted;
  // Contains a space, which no caller's key can have.
  const requestKey = key ?? `same ${requestHash}`;
  const resultSeconds = key === null ? RESULT_SECONDS.equal : RESULT_SECONDS.keyed;
  const now = new Date();
  const begin = async (attempt: number): Promise<BegunCharge | 'PENDING'> => {
    // Only one of several concurrent calls creates it; the others look again.
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
  switch (chargeStep(facts, { requestHash, resultSeconds, now })) {
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
