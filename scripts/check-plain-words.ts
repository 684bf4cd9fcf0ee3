import { findUnplainNames } from './plain-words/find-unplain-names.ts';
import { commentsOf, descriptionsOf, findUnplainWords } from './plain-words/find-unplain-words.ts';
import { repositoryFiles } from './repository-files.ts';

/** Code whose comments are checked. */
const COMMENTED = /^(?:bench|drawings|prisma|rest-facade|scripts|server|test|web)\/.*\.tsx?$|^[^/]*\.ts$/;

/** English texts of the web and of errors. */
const ENGLISH = /^(?:web\/src\/.*\/_locales|words\/.*)\/en\.json$/;

/** The prose of a file; null if it is not checked. */
function proseOf(path: string, text: string): string | null {
  if (path === 'schema.graphql') return descriptionsOf(text);
  if (path === 'README.md' || /^docs\/.*\.md$/.test(path) || ENGLISH.test(path)) return text;
  return COMMENTED.test(path) ? commentsOf(text) : null;
}

/**
 * Fails if a description of the schema, a page of the documentation, an English text, a comment or a declared name uses
 * a phrase that has a plainer replacement.
 */
const problems = (await repositoryFiles()).flatMap(({ path, text }) => [
  ...findUnplainWords(proseOf(path, text) ?? '').map(
    ({ line, word, instead }) => `${path}:${line} says “${word}”, instead of: ${instead}`,
  ),
  ...(COMMENTED.test(path) ? findUnplainNames(text) : []).map(
    ({ line, name, instead }) => `${path}:${line} declares “${name}”, instead of: ${instead}`,
  ),
]);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
