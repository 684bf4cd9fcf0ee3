/** Wording that has a common technical word in its place. */
export type UnplainWord = { line: number; word: string; instead: string };

/** Words and phrases that descriptions and guides never use, with what to write instead. */
const INSTEAD: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\breckon(?:s|ed|ing)?\b/gi, 'calculate'],
  [/\bwho(?:m|so)?ever\b/gi, 'anyone who, or the role'],
  [/\bmanieth\b/gi, 'number'],
  [/\balike\b/gi, 'the same, both'],
  [/\banew\b/gi, 'again'],
  [/\bto be had\b/gi, 'available'],
  [/\b(?:what|how much) \w+ comes? to\b/gi, 'total'],
  [/\bin whose name\b/gi, 'on whose behalf'],
  [/\bsells it to\b/gi, 'end customer'],
  [/\bown wishes\b/gi, 'custom order'],
  [/\bstands in the way\b/gi, 'prevents, problem'],
  [/\btaken away\b/gi, 'exported, deleted'],
];

/** Code spans and blocks of Markdown, which name things as they are called. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Every such word of a text, with its line and what to write instead. */
export function findUnplainWords(text: string): UnplainWord[] {
  const prose = text.replace(CODE, blank);
  return INSTEAD.flatMap(([pattern, instead]) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => ({
      line: prose.slice(0, index).split('\n').length,
      word,
      instead,
    })),
  );
}

/** The descriptions of a printed schema, each on the lines where it stands. */
export function descriptionsOf(schema: string): string {
  return schema
    .split('"""')
    .map((part, index) => (index % 2 === 1 ? part : blank(part)))
    .join('   ');
}
