import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma } from '../../../database/generated/client.ts';
import { hashOf, type StoredOutcome } from '../../../database/idempotency.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { Money } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import type { KeyedWrites, RecordFacts } from '../../../schema/mutation-writes.ts';
import { requireOwnCards } from '../access.ts';
import { authorizeCharge, declined } from '../charges/authorize-charge.ts';
import { type BegunCharge, beginCharge } from '../charges/begin-charge.ts';
import { captureCharge } from '../charges/capture-charge.ts';
import {
  CHARGE_LOOK_MS,
  CHARGE_WAIT_MS,
  type ChargeRow,
  chargeNow,
  leaseCharge,
  stateOf,
} from '../charges/charge-deps.ts';
import type { CardPurpose } from '../charges/charge-purpose.ts';
import { releaseCharge } from '../charges/release-charge.ts';
import type { ChargeState } from '../rules/charge-step.ts';
import { cardToCharge } from './card-to-charge.ts';
import type { GivenCard } from './payment-card.input.ts';

/** Seconds within which an equal request without a key is the same one. */
const SAME_PAYMENT_SECONDS = 10;

/** New money that is to be taken from a card. */
export type NewMoney = {
  purpose: CardPurpose;
  card: GivenCard;
  amount: Money;
  currency: string;
  plan: Prisma.InputJsonValue;
  /** What the bank writes on the statement of the card. */
  note: string;
};

/** Has the bank hold new money. */
export type HoldMoney = (money: NewMoney) => Promise<ChargeRow>;

/** A payment: what is read and held for it, then what is recorded. */
type CardPayment<Made, Prepared> = {
  customerId: number;
  /** All that was asked; equal requests are one payment. */
  request: object;
  /** Reads and checks what is paid before anything is written, and holds the new money that it takes. */
  prepare: (hold: HoldMoney) => Promise<Prepared>;
  work: (tx: Prisma.TransactionClient, record: RecordFacts, prepared: Prepared) => Promise<Made>;
};

/** What every payment tells: the charge of its new money; null where there is none. */
type Paid = StoredOutcome & { chargeId: number | null };

/**
 * Pays once, however often it is asked: the bank holds the new money, the work records what it pays, then the money is
 * taken. Work that is refused lets go of the money.
 * @returns `isConfirmed`: the money is known to be taken; false: the bank did not answer, and is asked again
 * @throws RefusedError with the code of a decline, PAYMENT_OUTCOME_UNKNOWN, or CAPTURE_FAILED: all is taken back
 */
export async function payOnce<Made extends Paid, Prepared>(
  context: Context,
  writes: KeyedWrites,
  { customerId, request, prepare, work }: CardPayment<Made, Prepared>,
): Promise<Made & { isConfirmed: boolean }> {
  const holding: { held: Held | null } = { held: null };
  const hold: HoldMoney = async (money) => {
    holding.held = await holdMoney(context, money, { customerId, request, key: writes.key });
    return holding.held.charge;
  };
  try {
    const made = await writes.once<Made, Prepared>({
      request,
      sameAnswerSeconds: SAME_PAYMENT_SECONDS,
      prepare: () => prepare(hold),
      work,
    });
    return { ...made, isConfirmed: await takeMoney(context, made.chargeId, holding.held) };
  } catch (error) {
    await letGo(context, holding.held);
    throw error;
  }
}

/** A charge as the work that records it gets it. */
type Held = BegunCharge & { isOwner: boolean };

/** Before anything is written: an equal request that came before is waited for, and answered alike. */
async function holdMoney(
  context: Context,
  { card, note, ...money }: NewMoney,
  { request, ...asked }: { customerId: number; request: object; key: string | null },
): Promise<Held> {
  const { db, services, viewer } = context;
  requireOwnCards(viewer);
  const deps = { db, services };
  const { gateway, card: charged } = await cardToCharge(context, asked.customerId, card);
  const wanted = { ...asked, ...money, requestHash: hashOf(request), gateway };
  const begun = await beginCharge(deps, viewer, wanted);
  if (begun.isAnswered) {
    if (stateOf(begun.charge) === 'DECLINED') throw declined(begun.charge);
    return { ...begun, isOwner: false };
  }
  const charge = await authorizeCharge(deps, begun.charge, { card: charged, note });
  return { charge, isAnswered: false, isOwner: true };
}

/** Lets go of money whose work was refused. A charge that was recorded all the same stays. */
async function letGo({ db, services }: Context, held: Held | null): Promise<void> {
  if (held?.isOwner) await releaseCharge({ db, services }, held.charge);
}

/** Takes the money that was held, now that it is recorded; whoever repeats the call leaves it to whoever is at work. */
async function takeMoney(context: Context, chargeId: number | null, held: Held | null): Promise<boolean> {
  if (chargeId === null) return true;
  const deps = { db: context.db, services: context.services };
  const deadline = Date.now() + CHARGE_WAIT_MS;
  let isOwner = false;
  if (held?.isOwner)
    return ended(
      await captureCharge(deps, context, { ...held.charge, state: 'RECORDED', recordedAt: context.now }),
    );
  let charge = await chargeNow(deps, chargeId);
  while (stateOf(charge) === 'RECORDED' && !isOwner && Date.now() < deadline) {
    isOwner = await leaseCharge(deps, chargeId);
    if (!isOwner) await sleep(CHARGE_LOOK_MS);
    charge = await chargeNow(deps, chargeId);
  }
  return ended(isOwner ? await captureCharge(deps, context, charge) : stateOf(charge));
}

function ended(state: ChargeState): boolean {
  if (state === 'UNDOING' || state === 'UNDONE') throw new RefusedError('CAPTURE_FAILED');
  return state === 'CAPTURED';
}
