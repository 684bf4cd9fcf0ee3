/** Numbers of consignments begin after this one. */
const FIRST_NUMBER = 10_000;

/** The number of a consignment by its place among all, from 1, and what it is sorted by: `OC-10001`. */
export function consignmentNumber(sequence: number): { number: string; numberRank: number } {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `OC-${numberRank}`, numberRank };
}
