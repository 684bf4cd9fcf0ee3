import type { Language } from '../../../../schema/context.ts';

const GOLD = /^(\d+)K$/;

/** The hallmarks of alloys without duplicates: karats of gold by number, then the others in order. */
export function karatsOf(alloys: readonly { readonly mark: string }[]): string[] {
  const marks = [...new Set(alloys.map(({ mark }) => mark))];
  const gold = marks.filter((mark) => GOLD.test(mark));
  const others = marks.filter((mark) => !GOLD.test(mark));
  return [...gold.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)), ...others];
}

/** A hallmark for display: karats of gold are “carats” in French. */
export function karatName(mark: string, language: Language): string {
  return language === 'fr' ? mark.replace(GOLD, '$1 ct') : mark;
}
