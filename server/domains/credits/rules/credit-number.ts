/** Numbers of credits begin after this one. */
const FIRST_NUMBER = 10_000;

/** The number of a credit by its place among all, from 1, and what it is sorted by: `CR-10001`. */
export function creditNumber(sequence: number): { number: string; numberRank: number } {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `CR-${numberRank}`, numberRank };
}
