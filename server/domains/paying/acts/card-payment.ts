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

/**
 * A card payment in four steps, which its mutation calls in order: `earlierPayment` returns the result of a repeated
 * call, `authorizePayment` has the bank authorize the new money, `recordPayment` books the payment, `capturePayment`
 * captures the money. A refusal in between releases the authorization.
 */

/** Equal requests without a key within this time, in seconds, count as one. */
const SAME_PAYMENT_SECONDS = 10;

/** The customer and the whole request. Equal requests are one payment. */
export type RequestedPayment = { readonly customerId: number; readonly request: object };

/** New money to charge to a card. */
type NewMoney = {
  purpose: CardPurpose;
  card: GivenCard;
  amount: Money;
  currency: string;
  plan: Prisma.InputJsonValue;
  /** Text on the card statement. */
  note: string;
};

/** An authorized charge. `isOwner`: this call works on it, not another call with the same request. */
export type Authorization = BegunCharge & { readonly isOwner: boolean };

/** The stored result of a payment: the charge of its new money; null for none. */
type Paid = StoredOutcome & { chargeId: number | null };

/** The result of a payment. `isConfirmed`: the capture is confirmed; false: the bank is asked again. */
type Confirmed<Made> = Made & { isConfirmed: boolean };

/** The result of an equal earlier call, once its money is captured; null for the first call. */
export async function earlierPayment<Made extends Paid>(
  context: Context,
  writes: KeyedWrites,
  { request }: RequestedPayment,
): Promise<Confirmed<Made> | null> {
  const made = await writes.earlier<Made>({ request, sameAnswerSeconds: SAME_PAYMENT_SECONDS });
  return made && capturePayment(context, made, null);
}

/**
 * Has the bank authorize new money, before anything is written.
 * @throws RefusedError with the code of a decline, PAYMENT_OUTCOME_UNKNOWN
 */
export async function authorizePayment(
  context: Context,
  { key }: KeyedWrites,
  { customerId, request }: RequestedPayment,
  { card, note, ...money }: NewMoney,
): Promise<Authorization> {
  const { db, services, viewer } = context;
  requireOwnCards(viewer);
  const deps = { db, services };
  const { gateway, card: charged } = await cardToCharge(context, customerId, card);
  const wanted = { customerId, key, ...money, requestHash: hashOf(request), gateway };
  const begun = await beginCharge(deps, viewer, wanted);
  if (begun.isAnswered) {
    if (stateOf(begun.charge) === 'DECLINED') throw declined(begun.charge);
    return { ...begun, isOwner: false };
  }
  const charge = await authorizeCharge(deps, begun.charge, { card: charged, note });
  return { charge, isAnswered: false, isOwner: true };
}

/** Books the payment once. If this is refused, the authorization is released. */
export async function recordPayment<Made extends Paid>(
  { db, services }: Context,
  writes: KeyedWrites,
  { request, authorization }: { request: object; authorization: Authorization | null },
  work: (tx: Prisma.TransactionClient, record: RecordFacts) => Promise<Made>,
): Promise<Made> {
  try {
    return await writes.once<Made>({ request, sameAnswerSeconds: SAME_PAYMENT_SECONDS, work });
  } catch (error) {
    if (authorization?.isOwner) await releaseCharge({ db, services }, authorization.charge);
    throw error;
  }
}

/**
 * Captures the authorized money after it is booked. A repeated call waits for the call that works on it.
 * @throws RefusedError CAPTURE_FAILED: everything is reversed
 */
export async function capturePayment<Made extends Paid>(
  context: Context,
  made: Made,
  authorization: Authorization | null,
): Promise<Confirmed<Made>> {
  if (made.chargeId === null) return { ...made, isConfirmed: true };
  const state = authorization?.isOwner
    ? await captureOwn(context, authorization.charge)
    : await captureOrWait(context, made.chargeId);
  if (state === 'UNDOING' || state === 'UNDONE') throw new RefusedError('CAPTURE_FAILED');
  return { ...made, isConfirmed: state === 'CAPTURED' };
}

function captureOwn(context: Context, charge: ChargeRow): Promise<ChargeState> {
  const deps = { db: context.db, services: context.services };
  return captureCharge(deps, context, { ...charge, state: 'RECORDED', recordedAt: context.now });
}

/** Waits for the call that captures a charge, or continues it if that call stopped. */
async function captureOrWait(context: Context, chargeId: number): Promise<ChargeState> {
  const deps = { db: context.db, services: context.services };
  const deadline = Date.now() + CHARGE_WAIT_MS;
  let charge = await chargeNow(deps, chargeId);
  while (stateOf(charge) === 'RECORDED' && Date.now() < deadline) {
    if (await leaseCharge(deps, chargeId))
      return captureCharge(deps, context, await chargeNow(deps, chargeId));
    await sleep(CHARGE_LOOK_MS);
    charge = await chargeNow(deps, chargeId);
  }
  return stateOf(charge);
}
