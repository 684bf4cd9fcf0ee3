import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { hashSlots } from './hash-slots.ts';

/** argon2id (algorithm 2; the package's const enum does not survive type stripping). */
const ARGON2ID = 2 as Algorithm.Argon2id;

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of an unused password, so that checks of unknown users take the same time. */
const nobody = hash('nobody', COST);

/** Salted hash of a password in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hashSlots.run({ from: 'new password', isPreferred: true }, () => hash(composed(password), COST));
}

/**
 * Whether the password matches the hash. Without a hash (unknown user) it does the same work and returns false. The
 * caller must hold a hash slot.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const isRight = await verify(phc ?? (await nobody), composed(password));
  return isRight && phc !== null;
}

/** Composed and decomposed accents are the same password. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
