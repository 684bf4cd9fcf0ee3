import { expect, test } from '@jest/globals';
import { categoryPaths } from './category-paths.ts';

test('lists each category below its parent, with its path', () => {
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
