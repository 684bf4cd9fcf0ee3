import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../../auth/network-address.ts';
import { takeTurn } from '../../../auth/rate-limits.ts';
import type { Context } from '../../../schema/context.ts';
import type { SignInLimits } from '../../settings/rules/sign-in-figures.ts';
import type { SignInDecision } from '../rules/sign-in-limits.ts';
import type { AttemptKeys } from './sign-in-standing.ts';

/** Attempts that this process holds back: in all, and of one network. */
const MOST_HELD = 100;
const MOST_HELD_OF_ONE = 4;

const heldOf = new Map<string, number>();
let held = 0;

/**
 * Takes the turns that a decision asks for. One that comes soon is waited for, once; answers for how many milliseconds
 * the attempt is refused, 0 when it may go on. Nothing is hashed meanwhile.
 */
export async function takeTurns(
  context: Pick<Context, 'db' | 'address'>,
  keys: AttemptKeys,
  decision: SignInDecision & { allowed: true },
  { maxDelayMs }: Pick<SignInLimits, 'maxDelayMs'>,
): Promise<number> {
  const { accountPauseMs, networkPauseMs } = decision;
  const turns: [string, number][] = [
    [keys.networkTurn, networkPauseMs],
    [keys.accountTurn, accountPauseMs],
  ];
  for (const [key, pauseMs] of turns) {
    if (pauseMs === 0) continue;
    const first = await takeTurn(context.db, key, pauseMs);
    if (first === 0) continue;
    if (first > maxDelayMs || !(await holdBack(networkOf(context.address), first))) return first;
    const second = await takeTurn(context.db, key, pauseMs);
    if (second > 0) return second;
  }
  return 0;
}

/** False: too many are held back already. */
async function holdBack(network: string, ms: number): Promise<boolean> {
  const own = heldOf.get(network) ?? 0;
  if (held >= MOST_HELD || own >= MOST_HELD_OF_ONE) return false;
  held += 1;
  heldOf.set(network, own + 1);
  // A timer may ring a moment too early.
  await sleep(ms + 5);
  held -= 1;
  const left = (heldOf.get(network) ?? 1) - 1;
  if (left > 0) heldOf.set(network, left);
  else heldOf.delete(network);
  return true;
}
