import type { SeenText } from './seen-texts.ts';

/** The only word that is the same in every language. */
const NAME = 'Aurifex';

/** URLs of the product for integrators. */
const ADDRESS = /https?:\/\/\S+/g;

/** Name of the owner company's time zone in times, such as `EST`. */
function zoneName(locale: string, at: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const formatted = ['en-US'].flatMap((locale) => [
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'short' }).format(new Date(2026, month, 1)),
  ),
  'AM',
  'PM',
  // The owner company's time zone in winter and in summer.
  ...[0, 6].map((month) => zoneName(locale, new Date(2026, month, 1))),
  // Grams of metal, carats of stones, millimetres of sizes.
  'g',
  'ct',
  'mm',
  // US dollars next to other dollars, and in print.
  'US',
  'USD',
  // Keys as labelled on keyboards.
  'Ctrl',
  'J',
  'K',
  'X',
  // Country names. The server returns codes.
  ...['US', 'CA'].map((code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code),
  // `in 3 days`, `yesterday`, from Intl.
  ...Array.from({ length: 31 }, (_, index) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(index - 15, 'day'),
  ),
]);

/**
 * Texts of a page that are in no text file: everything outside of ⟦ ⟧ that is neither in the server's responses nor a
 * format of the language.
 */
export function untranslated(seen: readonly SeenText[], answers: ReadonlySet<string>): string[] {
  const initials = [...answers].map(initialsOf).filter((letters) => letters !== '');
  const known = [NAME, ...formatted, ...answers, ...initials].sort((a, b) => b.length - a.length);
  const faults: string[] = [];
  let depth = 0;
  for (const { kind, text, where } of seen) {
    const [outside, after] = outsideOf(text, kind === 'text' ? depth : 0);
    if (kind === 'text') depth = after;
    else if (after !== 0) faults.push(`cut off: ${text} (${where})`);
    if (isPartOf(outside.trim(), answers)) continue;
    const rest = withoutKnown(outside.replaceAll(ADDRESS, ' '), known);
    if (/\p{Letter}/u.test(rest)) faults.push(`${rest.trim()} (${where})`);
  }
  if (depth !== 0) faults.push(`cut off: a text of the page opens ${depth} more ⟦ than it closes`);
  return faults;
}

/** Whether a text is a sequence of words of a response. Texts with links, names or marks are shown in parts. */
function isPartOf(text: string, answers: ReadonlySet<string>): boolean {
  return /\S\s+\S/.test(text) && [...answers].some((answer) => answer.includes(text));
}

/** Initials instead of a picture: `BR` for Bianca Reyes. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return words.length > 1 ? `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`.toUpperCase() : '';
}

/** The part of a text outside of ⟦ ⟧, and the nesting depth at its end. */
function outsideOf(text: string, before: number): [outside: string, depth: number] {
  let depth = before;
  let outside = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return [outside, depth];
}

/** A text without known whole words, longest first. */
function withoutKnown(text: string, known: readonly string[]): string {
  let rest = text;
  for (const words of known) {
    if (!/\p{Letter}/u.test(rest)) return rest;
    if (rest.includes(words)) rest = rest.replaceAll(wholeWords(words), ' ');
  }
  return rest;
}

function wholeWords(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{Letter}\\p{Number}])${words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{Letter}])`,
    'gu',
  );
}
