import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import { tokenOf } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { openShop } from '../../server/test/shop.ts';
import { everything, objectType } from '../access/selection.ts';
import { KEYED } from '../faults/keyed-calls.ts';
import { sampleOf } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { answerOf, servedBothWays, stopTheClock } from './two-paths.ts';

stopTheClock();

const database = await testDatabase();
const world = await sampleWorld(await openShop(database.db));
const urls = await servedBothWays(database.db, { rows: createRowFinder(database) });

/** Files travel in forms. */
const AS_JSON = KEYED.filter((name) => name !== 'uploadFile');

/** A repeat under its key answers about the same rows, so that both ways of reading them can be compared. */
test.each(AS_JSON)('%s answers the same bytes, whichever way it reads what it changed', async (name) => {
  const { as, input } = await sampleOf(world, name);
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const query = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on ${base}Success { ${everything(objectType(`${base}Success`), 3)} } } }`;
  const sent = { query, variables: { input: { ...input, idempotencyKey: randomUUID() } } };
  const first = await answerOf(urls.fast, tokenOf(as), sent);
  expect(JSON.parse(first.text)).toMatchObject({ data: { result: { __typename: `${base}Success` } } });
  const plain = await answerOf(urls.plain, tokenOf(as), sent);
  expect(await answerOf(urls.fast, tokenOf(as), sent)).toEqual(plain);
});
