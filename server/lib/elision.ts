/** Vowels that French elides before; `y` and `h` are kept, as in 'de Yale' and 'de Hatton Row'. */
const VOWEL = /^[aeiouœæ]/i;

/** A French word that ends in a silent e, with a name: 'que Luna', 'qu’Aurifex'. */
export function elideFrench(word: string, name: string): string {
  return VOWEL.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** French 'de' with a name: 'de Luna', 'd’Aurifex'. */
export function deFrench(name: string): string {
  return elideFrench('de', name);
}
