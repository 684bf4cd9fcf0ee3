/** How many random bytes a generated password takes, one per character. */
export const GENERATED_PASSWORD_BYTES = 20;

/** How long a generated password can be used, in hours. */
export const GENERATED_PASSWORD_HOURS = 24;

/** How many an account may ask for in a day. */
export const GENERATED_PASSWORDS_PER_DAY = 3;

/** 32 characters that are not confused when copied by hand: no 0, O, 1, I, i, l, o. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789+';

const GROUP = /.{4}(?=.)/g;

/** Five groups of four characters from random bytes: `k7mq-4xhd-…`, 100 bits. Throws when bytes are missing. */
export function generatedPassword(random: Uint8Array): string {
  if (random.length < GENERATED_PASSWORD_BYTES) throw new RangeError('Not enough random bytes');
  // 32 divides 256, so the remainder favours no character.
  const characters = [...random.subarray(0, GENERATED_PASSWORD_BYTES)].map((byte) =>
    ALPHABET.charAt(byte % 32),
  );
  return characters.join('').replace(GROUP, '$&-');
}
