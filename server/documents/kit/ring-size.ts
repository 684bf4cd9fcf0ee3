import { type Locale, numberIn } from '../../lib/locale-formats.ts';

/** A ring size from GraphQL. */
type RingSize = { readonly us: string; readonly eu: string; readonly uk: string; readonly mm: string };

const QUARTERS: Readonly<Record<string, string>> = { '25': '¼', '5': '½', '75': '¾' };

/** A ring size in all four systems, because workshops and customers use different ones. */
export function ringSizeIn({ us, eu, uk, mm }: RingSize, language: Locale): string {
  const [whole = '', fraction = ''] = us.split('.');
  const quarters = whole + (QUARTERS[fraction.replace(/0+$/, '')] ?? '');
  return [
    `US ${quarters}`,
    `EU ${numberIn(eu, 1, language)}`,
    `UK ${uk}`,
    `${numberIn(mm, 2, language)}\u00A0mm`,
  ].join(' · ');
}
