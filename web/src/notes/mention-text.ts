/** A person selected from the mention list. */
export type Mentioned = { readonly id: number; readonly name: string };

/** An unfinished mention: its start position, and the name so far. */
export type MentionQuery = { readonly start: number; readonly search: string };

/** One or two words after an @ at the beginning of a word, so email addresses do not match. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;

/** The unfinished mention before the caret; null if there is none. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const found = BEGUN.exec(text.slice(0, caret));
  const search = found?.[1];
  return search === undefined ? null : { start: caret - search.length - 1, search };
}

/** Ids of the people whose mentions are still in the text, without duplicates. */
export function mentionedIn(text: string, people: readonly Mentioned[]): number[] {
  return [...new Set(people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}

/** Splits a text into mentions of these people and the rest. */
export function textParts(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  const known = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text, isName: false }];
  const parts: { text: string; isName: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const places = known.map((name) => ({ name, at: rest.indexOf(name) })).filter(({ at }) => at >= 0);
    const first = places.toSorted((one, other) => one.at - other.at)[0];
    if (!first) return [...parts, { text: rest, isName: false }];
    if (first.at > 0) parts.push({ text: rest.slice(0, first.at), isName: false });
    parts.push({ text: first.name, isName: true });
    rest = rest.slice(first.at + first.name.length);
  }
  return parts;
}
