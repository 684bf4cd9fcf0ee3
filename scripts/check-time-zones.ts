import { repositoryFiles } from './repository-files.ts';
import { findZoneless } from './time-zones/find-zoneless.ts';

/** What readers see: in the company's time zone, for everyone. */
const SHOWN = /^(?:server|web\/src|rest-facade)\/.*\.tsx?$/;
/** Tests, and the calendar with its counterparts, whose days are midnight UTC. */
const ALLOWED = /\.test\.tsx?$|^server\/test\/|\/(?:calendar|scalars|days)\.ts$/;

/** Fails if the day or time of an instant depends on the zone of the server, the browser or the database session. */
const problems = (await repositoryFiles())
  .filter(({ path }) => SHOWN.test(path) && !ALLOWED.test(path))
  .flatMap(({ path, text }) =>
    findZoneless(text).map(({ line, code }) => `${path}:${line} names no time zone: ${code}`),
  );
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
