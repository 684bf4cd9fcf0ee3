import { setTimeout as wait } from 'node:timers/promises';
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
