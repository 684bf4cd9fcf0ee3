import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxCard, Transaction } from './books.ts';
import { type Answer, GARBAGE, json, NEVER } from './exchange.ts';
import type { CardFate } from './test-cards.ts';

/** How long a slow card takes. */
const SLOW_MS = 3_000;

/**
 * Does what a call asks for with a card, in the way that befalls the card: not at all, slowly, or without saying so.
 * `act` answers as if nothing was wrong.
 */
export async function withTrouble(fate: CardFate, act: () => Answer): Promise<Answer> {
  switch (fate) {
    case 'NO_ANSWER':
      return NEVER;
    case 'SERVER_ERROR':
      return json(500, { message: 'Internal server error' });
    case 'SLOW':
      await wait(SLOW_MS);
      return act();
    case 'LOST_ANSWER':
      act();
      return NEVER;
    case 'GARBAGE':
      act();
      return GARBAGE;
    default:
      return act();
  }
}

/** A cent for each of 1.00. */
const LITTLE_CENTS = 100;

/** What is held with a card when an amount is asked for. */
export function heldWith(
  { fate }: SandboxCard,
  asked: { cents: number; currency: string },
): { cents: number; currency: string } {
  if (fate === 'HELD_LESS') return { ...asked, cents: LITTLE_CENTS };
  return fate === 'HELD_JPY' ? { ...asked, currency: 'JPY' } : asked;
}

/** What befalls money that is to be taken: no answer and nothing done, a no, or null for nothing. */
export function captureTrouble(transaction: Transaction): 'NO_ANSWER' | 'DECLINED' | null {
  const fate = transaction.card?.fate;
  const isLate = fate === 'CAPTURE_LATE' || fate === 'CAPTURE_LATE_DECLINED';
  if (isLate && !transaction.lostOnce) {
    transaction.lostOnce = true;
    return 'NO_ANSWER';
  }
  if (fate === 'TAKEN_LESS') transaction.cents = LITTLE_CENTS;
  return fate === 'CAPTURE_DECLINED' || fate === 'CAPTURE_LATE_DECLINED' ? 'DECLINED' : null;
}
