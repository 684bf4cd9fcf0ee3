/** Numbers of payments begin after this one. */
const FIRST_NUMBER = 10_000;

/** The number of a payment by its place among all, from 1, and what it is sorted by: `PAY-10001`. */
export function paymentNumber(sequence: number): { number: string; numberRank: number } {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `PAY-${numberRank}`, numberRank };
}
