/**
 * State of a charge. RELEASING: it was abandoned and its authorization is being released. UNDOING: the bank declined
 * the capture, all bookings are reversed, and the authorization is being released.
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

export type ChargeState = (typeof CHARGE_STATES)[number];

/** Charges that have not ended. */
export const OPEN_STATES: readonly ChargeState[] = [
  'STARTED',
  'AUTHORIZED',
  'RECORDED',
  'RELEASING',
  'UNDOING',
];

/** Charges that ended without money. */
const WITHOUT_MONEY: readonly ChargeState[] = ['DECLINED', 'RELEASED', 'UNDOING', 'UNDONE'];

/** An earlier request with the same key. */
type EarlierCharge = {
  state: ChargeState;
  requestHash: string;
  createdAt: Date;
  leasedUntil: Date | null;
};

/** How a new request continues an earlier one. */
type ChargeStep =
  /** Begins a charge. */
  | 'BEGIN'
  /** Continues where the earlier call stopped. */
  | 'CONTINUE'
  /** Waits for the call that works on it. */
  | 'PENDING'
  /** Returns the final result: paid or declined. */
  | 'ANSWERED'
  /** The key belongs to a different request. */
  | 'KEY_REUSED';

/** Decides the next step. A final result is returned to equal requests for a limited time. */
export function chargeStep(
  earlier: EarlierCharge | null,
  { requestHash, resultSeconds, now }: { requestHash: string; resultSeconds: number; now: Date },
): ChargeStep {
  if (!earlier) return 'BEGIN';
  const isOpen = OPEN_STATES.includes(earlier.state);
  const seconds = (now.getTime() - earlier.createdAt.getTime()) / 1_000;
  if (!isOpen && seconds > resultSeconds) return 'BEGIN';
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

/** How long an authorization that the gateway does not know may still arrive there, in minutes. */
const MAY_ARRIVE_MINUTES = 10;

/** The next step of an abandoned charge. */
type AbandonedStep = 'LOOK_AGAIN_LATER' | 'DECLINED' | 'RELEASE' | 'CAPTURE' | 'RELEASED' | 'ASK_STAFF';

/**
 * Decides the next step: booked charges are captured, all others are released. `atGateway` is null if it never
 * arrived.
 */
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
      // An unrequested capture, which only staff can explain.
      return 'ASK_STAFF';
    case null: {
      const minutes = (now.getTime() - charge.createdAt.getTime()) / 60_000;
      return minutes > MAY_ARRIVE_MINUTES ? 'RELEASED' : 'LOOK_AGAIN_LATER';
    }
  }
}
