import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxCard, Transaction } from './books.ts';
import { GARBAGE, json, NO_RESPONSE, type SandboxResponse } from './exchange.ts';
import type { CardBehaviour } from './test-cards.ts';

/** Response time of a slow card. */
const SLOW_MS = 3_000;

/**
 * Runs an operation on a card with the card's failure: no response, a delay, or a dropped response. `act` returns the
 * response without failure.
 */
export async function withFailure(
  behaviour: CardBehaviour,
  act: () => SandboxResponse,
): Promise<SandboxResponse> {
  switch (behaviour) {
    case 'NO_ANSWER':
      return NO_RESPONSE;
    case 'SERVER_ERROR':
      return json(500, { message: 'Internal server error' });
    case 'SLOW':
      await wait(SLOW_MS);
      return act();
    case 'LOST_ANSWER':
      act();
      return NO_RESPONSE;
    case 'GARBAGE':
      act();
      return GARBAGE;
    default:
      return act();
  }
}

/** One percent of the amount, per 100 cents. */
const PARTIAL_CENTS = 100;

/** The amount that is authorized when an amount is requested. */
export function authorizedAmount(
  { behaviour }: SandboxCard,
  asked: { cents: number; currency: string },
): { cents: number; currency: string } {
  if (behaviour === 'HELD_LESS') return { ...asked, cents: PARTIAL_CENTS };
  return behaviour === 'HELD_JPY' ? { ...asked, currency: 'JPY' } : asked;
}

/** How a capture fails: no response and no capture, declined, or null for success. */
export function captureFailure(transaction: Transaction): 'NO_ANSWER' | 'DECLINED' | null {
  const behaviour = transaction.card?.behaviour;
  const isLate = behaviour === 'CAPTURE_LATE' || behaviour === 'CAPTURE_LATE_DECLINED';
  if (isLate && !transaction.lostOnce) {
    transaction.lostOnce = true;
    return 'NO_ANSWER';
  }
  if (behaviour === 'TAKEN_LESS') transaction.cents = PARTIAL_CENTS;
  return behaviour === 'CAPTURE_DECLINED' || behaviour === 'CAPTURE_LATE_DECLINED' ? 'DECLINED' : null;
}
