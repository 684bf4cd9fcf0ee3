import { networkOf } from '../../../auth/network-address.ts';
import { clearCounters, countEvent, limitKey, readCounters, rememberKey } from '../../../auth/rate-limits.ts';
import type { Context } from '../../../schema/context.ts';
import type { SignInState } from '../rules/sign-in-limits.ts';

/** How long a network counts as known for a user. */
const KNOWN_DAYS = 30;
const RENEW_AFTER_MS = (KNOWN_DAYS / 2) * 86_400_000;

/** Keys of the counters for attempts on a name from a network, for known and unknown names. */
export type AttemptKeys = Record<'fromNetwork' | 'byNetwork' | 'onAccount' | 'known', string> & {
  readonly accountTurn: string;
  readonly networkTurn: string;
};

/** The counters of an attempt, and how long its network stays known. */
export type StoredSignInState = SignInState & { readonly knownMsLeft: number };

/** The keys of an attempt. */
export function attemptKeys(nameKey: string, address: string): AttemptKeys {
  const network = networkOf(address);
  return {
    fromNetwork: limitKey('sign-in', nameKey, network),
    byNetwork: limitKey('sign-in-address', network),
    onAccount: limitKey('sign-in-account', nameKey),
    known: limitKey('sign-in-known', nameKey, network),
    accountTurn: limitKey('sign-in-turn', nameKey),
    networkTurn: limitKey('sign-in-address-turn', network),
  };
}

/** Reads the counters with one statement. */
export async function readSignInState(
  { db }: Pick<Context, 'db'>,
  keys: AttemptKeys,
): Promise<StoredSignInState> {
  const { fromNetwork, byNetwork, onAccount, known } = keys;
  const counters = await readCounters(db, [fromNetwork, byNetwork, onAccount, known]);
  const knownMsLeft = counters.get(known)?.msLeft ?? 0;
  return {
    fromNetwork: counters.get(fromNetwork) ?? null,
    byNetwork: counters.get(byNetwork) ?? null,
    onAccount: counters.get(onAccount) ?? null,
    isKnown: knownMsLeft > 0,
    knownMsLeft,
  };
}

/** Counts a failure; an account counts once for its network. */
export async function countFailure(
  { db }: Pick<Context, 'db'>,
  keys: AttemptKeys,
  windowMinutes: number,
): Promise<void> {
  const [{ count }] = await Promise.all([
    countEvent(db, { key: keys.fromNetwork, windowMinutes }),
    countEvent(db, { key: keys.onAccount, windowMinutes }),
  ]);
  if (count === 1) await countEvent(db, { key: keys.byNetwork, windowMinutes });
}

/** Clears the failures of this network on the account, and stores it as a known network of its user. */
export async function countSuccess(
  { db }: Pick<Context, 'db'>,
  keys: AttemptKeys,
  { fromNetwork, knownMsLeft }: StoredSignInState,
): Promise<void> {
  if (fromNetwork) await clearCounters(db, [keys.fromNetwork]);
  if (knownMsLeft < RENEW_AFTER_MS) await rememberKey(db, keys.known, KNOWN_DAYS);
}
