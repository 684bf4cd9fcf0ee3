/** Numbers of documents begin after this one. */
const FIRST_NUMBER = 10_000;

/** Kinds of numbered documents, with the letters that their numbers begin with. */
const PREFIXES = {
  salesOrder: 'SO',
  quote: 'PQ',
  estimate: 'EST',
  consignment: 'OC',
  invoice: 'INV',
  payment: 'PAY',
  credit: 'CR',
} as const;

/** Number of a document, and the rank that it is sorted by. */
type DocumentNumber = { readonly number: string; readonly numberRank: number };

/** The number of a document by its place among all of its kind, from 1: `INV-10001`. */
export function documentNumber(kind: keyof typeof PREFIXES, sequence: number): DocumentNumber {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `${PREFIXES[kind]}-${numberRank}`, numberRank };
}
