/** A phrase with a more common technical word. */
type UnplainWord = { line: number; word: string; instead: string };

/** Phrases that descriptions, guides and comments must not use, with their replacement. */
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
  [/\bby (?:itself|themselves)\b/gi, 'automatically, on its own, by default'],
  [/\bstands?\b(?!-)/gi, 'is, is in, applies'],
  [/\bmeanwhile\b/gi, 'in the meantime'],
  [/\bin the end\b/gi, 'finally, or leave it out'],
  [/\b(?:is|are|be|was|were) under way\b/gi, 'running, in progress'],
  [/\bon its way\b/gi, 'loading, in transit'],
  [/\bgiven back\b/gi, 'returned, refunded, released'],
  [/\bso (?:many|much|long)\b/gi, 'a number of, until'],
  [/\blaws? of\b/gi, 'invariants, rules'],
  [/\bone['’]s own\b/gi, 'the user’s own'],
  [/\bas one (?:types|goes|looks|works)\b/gi, 'while you type'],
  [/\bhowever (?:it|many|often)\b/gi, 'any number of, even if'],
  [/\bwhat is asked\b/gi, 'the query, the question'],
  [/\b(?:wished for|wishes for)\b/gi, 'target, requested'],
  [/\bsees? at once\b/gi, 'updates live'],
  [/\bin words\b/gi, 'as text'],
  [/\bin our words\b/gi, 'as our own code, or leave it out'],
  [/\bowed then\b/gi, 'balance'],
  [/\bgood for nothing\b/gi, 'invalid'],
  [/\b(?:hence|thereby|thereof|therein|merely)\b/gi, 'so, only'],
];

/** Code spans and blocks of Markdown, which contain identifiers. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** All such phrases of a text, with line and replacement. */
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

/** The descriptions of a printed schema, on their original lines. */
export function descriptionsOf(schema: string): string {
  return schema
    .split('"""')
    .map((part, index) => (index % 2 === 1 ? part : blank(part)))
    .join('   ');
}

/** The comments of a TypeScript file, on their original lines. Comments start a line; trailing ones are not used. */
export function commentsOf(source: string): string {
  let rest = 0;
  const comments: string[] = [];
  for (const { 0: comment, index } of source.matchAll(COMMENT)) {
    comments.push(blank(source.slice(rest, index)), comment);
    rest = index + comment.length;
  }
  return comments.join('') + blank(source.slice(rest));
}

const COMMENT = /^[ \t]*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)/gm;
