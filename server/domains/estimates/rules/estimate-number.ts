/** Numbers of estimates begin after this one. */
const FIRST_ESTIMATE_NUMBER = 10_000;

/** Place and number of an estimate by the value of its sequence: `EST-10001`. */
export function estimateNumber(sequence: number): { numberRank: number; number: string } {
  const numberRank = FIRST_ESTIMATE_NUMBER + sequence;
  return { numberRank, number: `EST-${numberRank}` };
}
