import { expect, test } from '@jest/globals';
import { fitting, nextToSend, type PictureItem, storedPictures, uploadProgress } from './picture-list.ts';

const file = new File(['x'], 'ring.png');
const stored = { fileId: 7, name: 'ring.png', thumbnailUrl: '/files/7' };
const item = (state: PictureItem['state']): PictureItem => {
  const named = { key: state, name: 'ring.png' };
  if (state === 'stored') return { ...named, state, stored };
  return state === 'failed' ? { ...named, state, file, reason: 'Too large' } : { ...named, state, file };
};

test('uploads one file at a time, in order; failed ones can be retried', () => {
  expect(nextToSend([item('stored'), item('failed'), item('waiting')])?.key).toBe('waiting');
  expect(nextToSend([item('sending'), item('waiting')])).toBeUndefined();
  expect(nextToSend([item('failed')])).toBeUndefined();
});

test('progress counts the files of this upload', () => {
  expect(uploadProgress([item('stored'), item('sending'), item('waiting')], 1)).toEqual({
    index: 2,
    total: 3,
  });
  expect(uploadProgress([item('stored'), item('failed')], 0)).toBeNull();
});

test.each([
  [3, 0, 10, 3, 0],
  [3, 9, 10, 1, 2],
  [3, 10, 10, 0, 3],
  [3, 12, 10, 0, 3],
])(
  'of %i files in addition to %i of %i, %i are accepted and %i omitted',
  (count, taken, max, kept, leftOut) => {
    const found = fitting(
      Array.from({ length: count }, (_none, index) => index),
      taken,
      max,
    );
    expect([found.kept.length, found.leftOut]).toEqual([kept, leftOut]);
  },
);

test('uploaded files are sent with the order', () => {
  expect(storedPictures([item('failed'), item('stored'), item('waiting')])).toEqual([stored]);
});
