import { afterAll, expect, test } from '@jest/globals';
import { fillEmptyTexts } from './fill/fill-empty-texts.ts';
import { fillLater } from './fill/fill-later.ts';
import { fillMoney } from './fill/fill-money.ts';
import { fillPrices } from './fill/fill-prices.ts';
import { fillTerms } from './fill/fill-terms.ts';
import { fillRows } from './fill/filled-rows.ts';
import { measureFields } from './measure-fields.ts';
import { openWorld } from './world.ts';

/** Time limit; busy machines are slow. */
const LIMIT_MS = 900_000;

const world = await openWorld();
await fillRows(world);
await fillLater(world);
await fillMoney(world);
await fillTerms(world);
await fillPrices(world);
await fillEmptyTexts(world);
afterAll(world.stop);

test(
  'every field of every type is visible to each actor as in the table',
  async () => {
    const { actual, cells, expected, problems } = await measureFields(world);
    process.stdout.write(`Access matrix: ${cells} cells of fields of types\n`);
    expect(problems).toEqual([]);
    expect(actual).toEqual(expected);
  },
  LIMIT_MS,
);
