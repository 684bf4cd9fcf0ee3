/**
 * State of a charge. RELEASING: it was given up, and the bank is about to be told. UNDOING: the bank did not give the
 * money, all is taken back here, and the authorization is about to be released.
 */
export const CHARGE_STATES = [
  'STARTED',
  'AUTHORIZED',
  'RECORDED',
  'CAPTURED',
  'DECLINED',
  'RELEASING',
  'RELEASED',
  'UNDOING',
  'UNDONE',
] as const;

/** One of them. */
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Charges that have not come to an end. */
export const OPEN_STATES: readonly ChargeState[] = [
  'STARTED',
  'AUTHORIZED',
  'RECORDED',
  'RELEASING',
  'UNDOING',
];

/** Charges that ended without money. */
const WITHOUT_MONEY: readonly ChargeState[] = ['DECLINED', 'RELEASED', 'UNDOING', 'UNDONE'];

/** What was asked before under the same key. */
type EarlierCharge = {
  state: ChargeState;
  requestHash: string;
  createdAt: Date;
  leasedUntil: Date | null;
};

/** What somebody who wants to charge a card does with what was asked before. */
type ChargeStep =
  /** Begins a charge. */
  | 'BEGIN'
  /** Goes on where whoever began it stopped. */
  | 'CONTINUE'
  /** Waits for whoever is at work with it. */
  | 'PENDING'
  /** Answers as before: it is paid, or was declined. */
  | 'ANSWERED'
  /** The key stands for something else. */
  | 'KEY_REUSED';

/** Decides it; an ended charge answers equal requests for so long. */
export function chargeStep(
  earlier: EarlierCharge | null,
  { requestHash, keptSeconds, now }: { requestHash: string; keptSeconds: number; now: Date },
): ChargeStep {
  if (!earlier) return 'BEGIN';
  const isOpen = OPEN_STATES.includes(earlier.state);
  const seconds = (now.getTime() - earlier.createdAt.getTime()) / 1_000;
  if (!isOpen && seconds > keptSeconds) return 'BEGIN';
  if (earlier.requestHash !== requestHash)
    return WITHOUT_MONEY.includes(earlier.state) ? 'BEGIN' : 'KEY_REUSED';
  switch (earlier.state) {
    case 'DECLINED':
    case 'RECORDED':
    case 'CAPTURED':
      return 'ANSWERED';
    case 'RELEASED':
    case 'UNDOING':
    case 'UNDONE':
      return 'BEGIN';
    case 'STARTED':
    case 'AUTHORIZED':
    case 'RELEASING':
      return earlier.leasedUntil !== null && earlier.leasedUntil > now ? 'PENDING' : 'CONTINUE';
  }
}

/** How long an authorisation that the gateway knows nothing of may still arrive there, in minutes. */
const MAY_ARRIVE_MINUTES = 10;

/** What becomes of a charge that nobody waits for any more. */
type AbandonedStep = 'LOOK_AGAIN_LATER' | 'DECLINED' | 'RELEASE' | 'CAPTURE' | 'RELEASED' | 'ASK_STAFF';

/** Decides it: what is recorded is captured, all else is released. `atGateway` is null where it never arrived. */
export function abandonedStep(
  charge: { state: ChargeState; createdAt: Date },
  atGateway: 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'REFUNDED' | 'DECLINED' | null,
  now: Date,
): AbandonedStep {
  if (charge.state === 'RECORDED') return 'CAPTURE';
  switch (atGateway) {
    case 'AUTHORIZED':
      return 'RELEASE';
    case 'DECLINED':
      return 'DECLINED';
    case 'RELEASED':
      return 'RELEASED';
    case 'CAPTURED':
    case 'REFUNDED':
      // Money that we did not ask to take: nobody but staff can tell why.
      return 'ASK_STAFF';
    case null: {
      const minutes = (now.getTime() - charge.createdAt.getTime()) / 60_000;
      return minutes > MAY_ARRIVE_MINUTES ? 'RELEASED' : 'LOOK_AGAIN_LATER';
    }
  }
}
