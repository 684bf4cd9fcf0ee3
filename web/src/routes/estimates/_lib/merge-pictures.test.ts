import { expect, test } from '@jest/globals';
import { mergePictures } from './merge-pictures.ts';

const pictures = (ids: readonly number[]) => ids.map((fileId) => ({ fileId, thumbnailUrl: `/${fileId}` }));

test.each([
  ['others add one', [1], [1], [1, 2], [1, 2]],
  ['others remove one', [1, 2], [1, 2], [2], [2]],
  ['I add one, others another', [1], [1, 3], [1, 2], [1, 2, 3]],
  ['I remove one, others add another', [1], [], [1, 2], [2]],
  ['my picture is saved', [1], [1, 3], [1, 3], [1, 3]],
])('%s', (_case, before, mine, saved, expected) => {
  expect(mergePictures(pictures(before), pictures(mine), pictures(saved))).toEqual(pictures(expected));
});
