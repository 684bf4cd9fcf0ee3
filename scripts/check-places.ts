import { findPlaces } from './places/find-places.ts';
import { repositoryFiles } from './repository-files.ts';

/**
 * Fails if a file of the repository names a folder of a developer's machine, or a registry other than the public one.
 */
const problems = (await repositoryFiles()).flatMap(({ path, text }) =>
  findPlaces(text).map(({ line, place }) => `${path}:${line} names ${place}`),
);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
