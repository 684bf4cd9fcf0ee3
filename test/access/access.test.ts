import { afterAll, expect, test } from '@jest/globals';
import { measureFiles } from './measure-files.ts';
import { measureMutations } from './measure-mutations.ts';
import { measureNodes, measureQueries } from './measure-queries.ts';
import { measureRest } from './measure-rest.ts';
import { openWorld } from './world.ts';

/** Time limit; busy machines are slow. */
const LIMIT_MS = 900_000;

const world = await openWorld();
const counts = { cells: 0, rows: 0 };

afterAll(async () => {
  await world.stop();
  process.stdout.write(`Access matrix: ${counts.cells} cells over ${counts.rows} rows\n`);
});

test.each([
  { kind: 'query', measure: measureQueries },
  { kind: 'node', measure: measureNodes },
  { kind: 'REST call', measure: measureRest },
  { kind: 'path and file', measure: measureFiles },
  { kind: 'mutation', measure: measureMutations },
])(
  'every $kind answers each actor as the table states',
  async ({ measure }) => {
    const { actual, cells, expected, problems } = await measure(world);
    counts.cells += cells;
    counts.rows += actual.length;
    expect(problems).toEqual([]);
    expect(actual).toEqual(expected);
  },
  LIMIT_MS,
);
