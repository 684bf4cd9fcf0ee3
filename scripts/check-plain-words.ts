import { descriptionsOf, findUnplainWords } from './plain-words/find-unplain-words.ts';
import { repositoryFiles } from './repository-files.ts';

/** Fails when a description of the schema or a page of the documentation uses a word that has a plainer one. */
const problems = (await repositoryFiles())
  .filter(({ path }) => path === 'schema.graphql' || /^docs\/.*\.md$/.test(path))
  .flatMap(({ path, text }) =>
    findUnplainWords(path === 'schema.graphql' ? descriptionsOf(text) : text).map(
      ({ line, word, instead }) => `${path}:${line} says “${word}”, instead of: ${instead}`,
    ),
  );
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
