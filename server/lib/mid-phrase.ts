/**
 * A common noun for use within a phrase: 'Or blanc 14 ct' becomes 'or blanc 14 ct'. Texts that start with an
 * abbreviation or a digit are unchanged ('PVD black', '14K yellow gold').
 */
export function midPhrase(noun: string): string {
  return /^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
}
