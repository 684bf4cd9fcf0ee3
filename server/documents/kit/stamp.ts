import type { Fact } from '../layout/document-content.ts';
import type { SheetTools } from './document.ts';

/** The state of a document's row today, for the highlight of its first page. */
export function stampOfToday(
  state: string,
  { language, dayOf }: Pick<SheetTools, 'language' | 'dayOf'>,
): Fact {
  return { label: `${AS_OF[language]} ${printedToday({ dayOf })}`, value: state };
}

/** Today in the company's time zone, as documents print it. */
export function printedToday({ dayOf }: Pick<SheetTools, 'dayOf'>): string {
  return dayOf(new Date().toISOString());
}

const AS_OF = { en: 'As of', fr: 'Au' } as const;
