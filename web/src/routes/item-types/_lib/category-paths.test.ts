import { expect, test } from '@jest/globals';
import { categoryPaths } from './category-paths.ts';

test('each category stands below its parent, with the names on the way', () => {
  const row = (databaseId: number, name: string, parent: number | null) => ({
    databaseId,
    name,
    code: name.toUpperCase(),
    isShown: true,
    parent: parent === null ? null : { databaseId: parent },
  });
  const paths = categoryPaths([row(3, 'Halo', 1), row(1, 'Rings', null), row(2, 'Gifts', null)]);
  expect(paths.map(({ path }) => path)).toEqual(['Rings', 'Rings › Halo', 'Gifts']);
});
