import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../../auth/network-address.ts';
import { takeTurn } from '../../../auth/rate-limits.ts';
import type { Context } from '../../../schema/context.ts';
import type { SignInLimits } from '../../settings/rules/sign-in-figures.ts';
import type { SignInDecision } from '../rules/sign-in-limits.ts';
import type { AttemptKeys } from './sign-in-state.ts';

/** Maximum number of delayed attempts in this process: in total, and of one network. */
const MAX_HELD = 100;
const MAX_HELD_PER_NETWORK = 4;

const heldOf = new Map<string, number>();
let held = 0;

/**
 * Waits for the pauses of a decision. A short pause is waited for, once. Nothing is hashed in the meantime.
 * @returns the milliseconds for which the attempt is refused; 0 if it may continue
 */
export async function delayAttempts(
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

/** False: too many attempts are delayed already. */
async function holdBack(network: string, ms: number): Promise<boolean> {
  const own = heldOf.get(network) ?? 0;
  if (held >= MAX_HELD || own >= MAX_HELD_PER_NETWORK) return false;
  held += 1;
  heldOf.set(network, own + 1);
  // A timer may fire slightly early.
  await sleep(ms + 5);
  held -= 1;
  const left = (heldOf.get(network) ?? 1) - 1;
  if (left > 0) heldOf.set(network, left);
  else heldOf.delete(network);
  return true;
}
