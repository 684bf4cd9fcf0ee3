import type { Money } from '../../../lib/money.ts';
import type { ChargeState } from '../../paying/rules/charge-step.ts';

/** Kinds of differences. */
const DIFFERENCE_KINDS = [
  'MISSING_HERE',
  'MISSING_THERE',
  'STATUS_DIFFERS',
  'CURRENCY_DIFFERS',
  'AMOUNT_DIFFERS',
  'REFUND_DIFFERS',
  'DUPLICATE',
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** State of a transaction at a gateway. */
export type TheirState = 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'REFUNDED' | 'DECLINED';

/** An amount in a currency. */
type BookedMoney = { readonly amount: Money; readonly currency: string };

/** State of a charge here. REVERSED: it was captured, and all its payments were reversed. */
export type OurState = ChargeState | 'REVERSED';

/** A charge of our books. */
export type OurCharge = {
  readonly id: number;
  readonly key: string;
  readonly reference: string | null;
  readonly state: OurState;
  /** The amount without reversed payments; the whole amount if all are reversed. */
  readonly money: BookedMoney;
  /** Refunded to the card, as far as the gateway must know it. */
  readonly refunded: Money;
  readonly at: Date;
  /** Its last change. */
  readonly changedAt: Date;
};

/** A transaction in the gateway's books. */
export type TheirTransaction = {
  readonly reference: string;
  readonly key: string | null;
  readonly state: TheirState;
  readonly money: BookedMoney;
  readonly refunded: Money;
  readonly at: Date;
};

/** The money of one side: the whole amount, or the refunded amount if it differs. */
type Said<State extends string> = BookedMoney & { readonly state: State };

/** A difference; a side without the transaction is null. */
export type Difference = {
  readonly kind: DifferenceKind;
  readonly at: Date;
  readonly chargeId: number | null;
  readonly reference: string | null;
  readonly ours: Said<OurState> | null;
  readonly theirs: Said<TheirState> | null;
};

/** The compared time, and the time after which a transaction may not be settled yet. */
export type ComparedTime = { readonly from: Date; readonly until: Date; readonly settledBefore: Date };

/** The states of the gateway that agree with each state here. */
const AGREED: Readonly<Record<OurState, readonly TheirState[]>> = {
  STARTED: ['AUTHORIZED', 'RELEASED', 'DECLINED'],
  AUTHORIZED: ['AUTHORIZED', 'RELEASED', 'DECLINED'],
  RELEASING: ['AUTHORIZED', 'RELEASED', 'DECLINED'],
  RECORDED: ['CAPTURED', 'REFUNDED'],
  CAPTURED: ['CAPTURED', 'REFUNDED'],
  DECLINED: ['RELEASED', 'DECLINED'],
  RELEASED: ['RELEASED', 'DECLINED'],
  UNDOING: ['AUTHORIZED', 'RELEASED', 'DECLINED'],
  // A capture by a bank that had declined is refunded to the card.
  UNDONE: ['RELEASED', 'DECLINED', 'REFUNDED'],
  REVERSED: ['RELEASED', 'DECLINED', 'REFUNDED'],
};

/** States in which money is taken from or reserved on the card. */
const HOLDS_MONEY: readonly TheirState[] = ['AUTHORIZED', 'CAPTURED', 'REFUNDED'];

/**
 * Compares our charges with the transactions of a gateway and returns the differences, oldest first. Both may extend
 * beyond the compared time, so that matches are found there; only differences within it are returned.
 */
export function compareBooks(
  ours: readonly OurCharge[],
  theirs: readonly TheirTransaction[],
  { from, until, settledBefore }: ComparedTime,
): Difference[] {
  const byReference = new Map(theirs.map((each) => [each.reference, each]));
  const byKey = Map.groupBy(byReference.values(), ({ key }) => key);
  const claimed = new Set<string>();
  const found: Difference[] = [];
  for (const charge of ours) {
    const its = transactionsOf(charge, byReference, byKey);
    for (const { reference } of its) claimed.add(reference);
    if (charge.changedAt < settledBefore) found.push(...differencesOf(charge, its));
  }
  for (const each of byReference.values()) {
    if (claimed.has(each.reference) || each.at >= settledBefore) continue;
    if (HOLDS_MONEY.includes(each.state)) found.push(unknownHere(each));
  }
  return found
    .filter(({ at }) => at >= from && at <= until)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The transactions of a charge, the best match first. */
function transactionsOf(
  { key, reference }: OurCharge,
  byReference: ReadonlyMap<string, TheirTransaction>,
  byKey: ReadonlyMap<string | null, readonly TheirTransaction[]>,
): TheirTransaction[] {
  const meant = reference === null ? undefined : byReference.get(reference);
  const others = (byKey.get(key) ?? []).filter((each) => each !== meant);
  // A charge without a transaction reference matches the transaction that holds its money.
  const byMoney = others.toSorted((one, other) => rankOf(other) - rankOf(one));
  return meant ? [meant, ...byMoney] : byMoney;
}

function rankOf({ state }: TheirTransaction): number {
  return state === 'CAPTURED' || state === 'REFUNDED' ? 2 : Number(state === 'AUTHORIZED');
}

function differencesOf(charge: OurCharge, [meant, ...others]: readonly TheirTransaction[]): Difference[] {
  const duplicates = others
    .filter(({ state }) => HOLDS_MONEY.includes(state))
    .map((each): Difference => ({ ...between(charge, each, 'DUPLICATE'), at: each.at }));
  const difference = meant ? differenceOf(charge, meant) : missingThere(charge);
  return difference ? [difference, ...duplicates] : duplicates;
}

function differenceOf(charge: OurCharge, its: TheirTransaction): Difference | null {
  if (!AGREED[charge.state].includes(its.state)) return between(charge, its, 'STATUS_DIFFERS');
  if (!isPaid(charge)) return null;
  if (charge.money.currency !== its.money.currency) return between(charge, its, 'CURRENCY_DIFFERS');
  if (!charge.money.amount.equals(its.money.amount)) return between(charge, its, 'AMOUNT_DIFFERS');
  if (charge.refunded.equals(its.refunded)) return null;
  const difference = between(charge, its, 'REFUND_DIFFERS');
  return {
    ...difference,
    ours: { state: charge.state, amount: charge.refunded, currency: charge.money.currency },
    theirs: { state: its.state, amount: its.refunded, currency: its.money.currency },
  };
}

function isPaid({ state }: OurCharge): boolean {
  return state === 'RECORDED' || state === 'CAPTURED';
}

function missingThere(charge: OurCharge): Difference | null {
  if (!isPaid(charge)) return null;
  const { id: chargeId, at, reference, state, money } = charge;
  return { kind: 'MISSING_THERE', at, chargeId, reference, ours: { state, ...money }, theirs: null };
}

function unknownHere({ at, reference, state, money }: TheirTransaction): Difference {
  return { kind: 'MISSING_HERE', at, chargeId: null, reference, ours: null, theirs: { state, ...money } };
}

function between(charge: OurCharge, its: TheirTransaction, kind: DifferenceKind): Difference {
  return {
    kind,
    at: charge.at,
    chargeId: charge.id,
    reference: its.reference,
    ours: { state: charge.state, ...charge.money },
    theirs: { state: its.state, ...its.money },
  };
}

/**
 * The identity of a difference: its place, and the data of both sides. A changed difference is a new one, which staff
 * must handle again.
 */
export function fingerprintOf(
  gateway: string,
  { kind, chargeId, reference, ours, theirs }: Difference,
): string {
  const said = (side: Said<string> | null) =>
    side === null ? '-' : `${side.state} ${side.amount.toFixed(2)} ${side.currency}`;
  return [gateway, kind, chargeId ?? '-', reference ?? '-', said(ours), said(theirs)].join(' / ');
}
