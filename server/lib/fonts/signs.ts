/** The characters of a text that a font lacks, once each; `signs` are code points in hexadecimal: `21-7e a0`. */
export function signsWithout(text: string, signs: string): string[] {
  const beyond = new RegExp(`[^\\s${signClass(signs)}]`, 'u');
  const seen = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize());
  return [...new Set([...seen].map(({ segment }) => segment).filter((sign) => beyond.test(sign)))];
}

/** Hexadecimal code points as the content of a character class. */
export function signClass(signs: string): string {
  return signs.replaceAll(/[0-9a-f]+/g, '\\u{$&}').replaceAll(' ', '');
}
