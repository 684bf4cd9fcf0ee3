/** The first document gets the number after this one. */
const FIRST_NUMBER = 10_000;

/** Kinds of numbered documents, with the prefix of their numbers. */
const PREFIXES = {
  salesOrder: 'SO',
  quote: 'PQ',
  estimate: 'EST',
  consignment: 'OC',
  invoice: 'INV',
  payment: 'PAY',
  credit: 'CR',
} as const;

type DocumentKind = keyof typeof PREFIXES;

/** Number of a document, with its sort rank. */
type DocumentNumber = { readonly number: string; readonly numberRank: number };

/** The number of a document by its sequence among its kind, from 1: `INV-10001`. */
export function documentNumber(kind: DocumentKind, sequence: number): DocumentNumber {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `${PREFIXES[kind]}-${numberRank}`, numberRank };
}

/** The kind of document that a number belongs to; null for other numbers, such as those of orders. */
export function kindOfNumber(number: string): DocumentKind | null {
  const prefix = number.split('-')[0];
  // The keys of an object literal.
  return (Object.keys(PREFIXES) as DocumentKind[]).find((kind) => PREFIXES[kind] === prefix) ?? null;
}

/** Letters, digits, and what people type between them. */
const TYPED = /^([A-Z]*)[\s\p{Pd}]*(\d{1,9})$/u;

/** The numbers that a typed text can mean among kinds of documents: `PAY-10001`, `pay 10001`, `pay10001` or `10001`. */
export function typedNumbers<Kind extends DocumentKind>(
  text: string,
  kinds: readonly Kind[],
): { kind: Kind; number: string }[] {
  const [isNumber, letters = '', digits = ''] = TYPED.exec(text.trim().toUpperCase()) ?? [];
  if (!isNumber) return [];
  return kinds
    .filter((kind) => letters === '' || PREFIXES[kind] === letters)
    .map((kind) => ({ kind, number: `${PREFIXES[kind]}-${digits}` }));
}
