import { beforeEach, expect, test } from '@jest/globals';
import { draftKey, keepDraft, readDraft } from './draft.ts';

const key = draftKey(7, 3, 12);
const draft = {
  search: '?metal=14KW',
  texts: { note: 'As drawn' },
  pictures: [{ fileId: 4, name: 'ring.png', thumbnailUrl: '/files/4?w=320' }],
};
const nothing = { search: '', texts: {}, pictures: [] };

beforeEach(() => localStorage.clear());

test('restores a draft only for its user, customer and piece', () => {
  keepDraft(key, draft);
  expect(readDraft(key)).toEqual(draft);
  for (const other of [draftKey(8, 3, 12), draftKey(7, 4, 12), draftKey(7, 3, 13)])
    expect(readDraft(other)).toEqual(nothing);
});

test('deletes an empty draft', () => {
  keepDraft(key, draft);
  keepDraft(key, { ...nothing, texts: { note: '  ' } });
  expect(localStorage.length).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['no draft', '7'],
  [
    'parts of another kind',
    JSON.stringify({ search: 3, texts: { note: 4 }, pictures: [{ fileId: 'x' }, null] }),
  ],
  [
    'a picture from elsewhere',
    JSON.stringify({ pictures: [{ fileId: 1, name: 'x', thumbnailUrl: 'https://example.test' }] }),
  ],
])('ignores %s', (_what, text) => {
  localStorage.setItem(key, text);
  expect(readDraft(key)).toEqual(nothing);
});

test('works without storage', () => {
  const full = {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
    removeItem: () => {},
  };
  expect(() => keepDraft(key, draft, full)).not.toThrow();
});
