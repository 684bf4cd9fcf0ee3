/** Vowels that French elides before; `y` and `h` are kept, as in 'de Yale' and 'de Hatton Row'. */
const VOWEL = /^[aeiouœæ]/i;

/** French 'de' with a name: 'de Luna', 'd’Aurifex'. */
export function deFrench(name: string): string {
  return (VOWEL.test(name.normalize('NFD')) ? 'd’' : 'de ') + name;
}
