/**
 * A purchase order as text. Numbers that already contain the prefix ('PO-4711') are unchanged; `inWords` adds the word
 * to other numbers.
 */
export function purchaseOrderText(number: string, inWords: (number: string) => string): string {
  const word = inWords('').trim().toUpperCase();
  return number.toUpperCase().startsWith(word) ? number : inWords(number);
}
