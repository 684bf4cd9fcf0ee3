/** Numbers of invoices begin after this one. */
const FIRST_NUMBER = 10_000;

/** The number of an invoice by its place among all, from 1, and what it is sorted by: `INV-10001`. */
export function invoiceNumber(sequence: number): { number: string; numberRank: number } {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `INV-${numberRank}`, numberRank };
}
