/** A declared name with a more common technical word. */
type UnplainName = { line: number; name: string; instead: string };

/** Words that names must not contain, in lower case and separated by spaces, with their replacement. */
const INSTEAD: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:un)?told\b(?! percents?\b)/, 'notified, sent or reported'],
  [/\btaking back\b/, 'undoing, reversing'],
  [/\b(?:alike|anew|thrice|amid|astray|oddly)\b/, 'the common word'],
  [/\b(?:whom|whoever|reckon(?:s|ed|ing)?)\b/, 'the common word'],
  [/\b(?:fates?|moods?)\b/, 'behaviour'],
  [/\blaws\b/, 'invariants'],
  [/\bkeepers?\b/, 'manager'],
  [/\bfurthest\b/, 'max'],
];
/** A constant that limits a value. */
const LIMIT = /^(?:MOST|LEAST)(?:_|$)/;

const DECLARED = /\b(?:function|const|let|type|interface|class) (\w+)/g;

function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function replacementOf(name: string): string | null {
  if (LIMIT.test(name)) return 'MAX or MIN';
  const words = wordsOf(name);
  return INSTEAD.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** All such names that a TypeScript file declares, with line and replacement. */
export function findUnplainNames(source: string): UnplainName[] {
  return [...source.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) => {
    const instead = replacementOf(name);
    return instead === null ? [] : [{ line: source.slice(0, index).split('\n').length, name, instead }];
  });
}
