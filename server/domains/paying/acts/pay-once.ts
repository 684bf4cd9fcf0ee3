import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma } from '../../../database/generated/client.ts';
import { hashOf } from '../../../database/idempotency.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { Money } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { authorizeCharge, declined } from '../charges/authorize-charge.ts';
import { type BegunCharge, beginCharge } from '../charges/begin-charge.ts';
import { captureCharge } from '../charges/capture-charge.ts';
import { CHARGE_LOOK_MS, CHARGE_WAIT_MS, chargeNow, leaseCharge, stateOf } from '../charges/charge-desk.ts';
import type { CardPurpose } from '../charges/charge-purpose.ts';
import { releaseCharge } from '../charges/release-charge.ts';
import type { ChargeState } from '../rules/charge-step.ts';
import type { CardToCharge } from './card-to-charge.ts';

/** Seconds within which an equal request without a key is the same one. */
export const SAME_PAYMENT_SECONDS = 10;

/** New money that is to be taken from a card. */
export type NewMoney = {
  customerId: number;
  /** All that was asked, and the caller's own key. */
  request: unknown;
  key: string | null;
  purpose: CardPurpose;
  card: CardToCharge;
  amount: Money;
  currency: string;
  plan: Prisma.InputJsonValue;
  /** What the bank writes on the statement of the card. */
  note: string;
};

/** A charge as the work that records it gets it. */
export type Held = BegunCharge & { isOurs: boolean };

/**
 * Has the bank hold new money, before anything is written: an equal request that came before is waited for, and answered
 * alike.
 */
export async function holdMoney(context: Context, money: NewMoney): Promise<Held> {
  const { db, services, viewer } = context;
  const desk = { db, services };
  const { card, note, request, ...wanted } = money;
  const begun = await beginCharge(desk, viewer, {
    ...wanted,
    requestHash: hashOf(request),
    gateway: card.gateway,
  });
  if (begun.isAnswered) {
    if (stateOf(begun.charge) === 'DECLINED') throw declined(begun.charge);
    return { ...begun, isOurs: false };
  }
  const charge = await authorizeCharge(desk, begun.charge, { card: card.card, note });
  return { charge, isAnswered: false, isOurs: true };
}

/** Lets go of money whose work was refused. A charge that was recorded all the same stays. */
export async function letGo({ db, services }: Context, held: Held | null): Promise<void> {
  if (held?.isOurs) await releaseCharge({ db, services }, held.charge);
}

/**
 * Takes the money that was held, now that it is recorded; whoever repeats the call leaves it to whoever is at work.
 * @returns whether it is known to be taken; false: the bank did not answer, and is asked again
 * @throws RefusedError CAPTURE_FAILED: all that was recorded is taken back
 */
export async function takeMoney(
  context: Context,
  chargeId: number | null,
  held: Held | null,
): Promise<boolean> {
  if (chargeId === null) return true;
  const desk = { db: context.db, services: context.services };
  const deadline = Date.now() + CHARGE_WAIT_MS;
  let isOurs = false;
  if (held?.isOurs)
    return ended(
      await captureCharge(desk, context, { ...held.charge, state: 'RECORDED', recordedAt: context.now }),
    );
  let charge = await chargeNow(desk, chargeId);
  while (stateOf(charge) === 'RECORDED' && !isOurs && Date.now() < deadline) {
    isOurs = await leaseCharge(desk, chargeId);
    if (!isOurs) await sleep(CHARGE_LOOK_MS);
    charge = await chargeNow(desk, chargeId);
  }
  return ended(isOurs ? await captureCharge(desk, context, charge) : stateOf(charge));
}

function ended(state: ChargeState): boolean {
  if (state === 'UNDONE') throw new RefusedError('CAPTURE_FAILED');
  return state === 'CAPTURED';
}
