/** Words that examples and tutorials use in place of a secret. */
const KNOWN =
  /change.?(me|it|this)|default|example|placeholder|secret|passw(or)?d|aurifex|keyboard|qwerty|letmein|supersafe|jwt.?key|replace|insert|foobar|lorem|development|production|123456|abcdef/i;

/** Fewer bits can be guessed; 32 random hexadecimal digits have about 115. */
const MIN_BITS = 100;

/** Whether a secret is publicly known, repetitive, a sequence, or has too few different characters. */
export function isGuessable(secret: string): boolean {
  return (
    KNOWN.test(secret) || /^(.{1,32}?)\1+.{0,8}$/.test(secret) || isSeries(secret) || bits(secret) < MIN_BITS
  );
}

/** Whether most characters repeat or neighbour the previous one, as in 2345, zyx or 1112. */
function isSeries(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
  return steps.length > secret.length / 2;
}

/** Shannon entropy of its characters. */
function bits(secret: string): number {
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  let sum = 0;
  for (const count of counts.values()) sum -= count * Math.log2(count / secret.length);
  return sum;
}
