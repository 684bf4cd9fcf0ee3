/**
 * A purchase order in words. Many customers' numbers begin with the word themselves ('PO-4711'): those stand alone.
 * `inWords` puts the word before a number.
 */
export function purchaseOrderText(number: string, inWords: (number: string) => string): string {
  const word = inWords('').trim().toUpperCase();
  return number.toUpperCase().startsWith(word) ? number : inWords(number);
}
