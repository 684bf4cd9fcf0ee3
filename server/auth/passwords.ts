import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { hashSlots } from './hash-slots.ts';

/** argon2id (algorithm 2; the package's const enum does not survive type stripping). */
const ARGON2ID = 2 as Algorithm.Argon2id;

/** As OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password that no account has: checking against it costs what checking against a real one does. */
const nobody = hash('nobody', COST);

/** Hash of a password in PHC form, salted. */
export function hashPassword(password: string): Promise<string> {
  return hashSlots.run({ from: 'new password', isPreferred: true }, () => hash(composed(password), COST));
}

/**
 * Whether the password belongs to the hash. Without a hash (unknown user) it does the same work and says no. The
 * caller holds a hash slot.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const isRight = await verify(phc ?? (await nobody), composed(password));
  return isRight && phc !== null;
}

/** Composed and decomposed accents are the same password. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
