import type { Language } from '../../../../schema/context.ts';

const GOLD = /^(\d+)K$/;

/** The marks of some alloys, each once: karats of gold by their number, then the others as they come. */
export function karatsOf(alloys: readonly { readonly mark: string }[]): string[] {
  const marks = [...new Set(alloys.map(({ mark }) => mark))];
  const gold = marks.filter((mark) => GOLD.test(mark));
  const others = marks.filter((mark) => !GOLD.test(mark));
  return [...gold.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)), ...others];
}

/** A mark as it is said: karats of gold are carats in French. */
export function karatName(mark: string, language: Language): string {
  return language === 'fr' ? mark.replace(GOLD, '$1 ct') : mark;
}
