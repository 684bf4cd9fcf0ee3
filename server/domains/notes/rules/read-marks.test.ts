import { expect, test } from '@jest/globals';
import { isUnread, type NamedReadMark, readersOf } from './read-marks.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const NOTE = { id: 20, visibility: 'CUSTOMER', authorId: 1 };

const mark = (
  userId: number,
  lastNoteId: number,
  { isStaff = false, visibility = 'CUSTOMER', readAt = AT } = {},
): NamedReadMark => ({
  userId,
  visibility,
  lastNoteId,
  readAt,
  user: { isStaff, firstName: `F${userId}`, lastName: `L${userId}` },
});

test.each<[string, NamedReadMark[], number, boolean]>([
  ['nobody has read', [], 2, true],
  ['one’s own note', [], 1, false],
  ['read further', [mark(2, 21)], 2, false],
  ['read so far', [mark(2, 20)], 2, false],
  ['read up to the one before', [mark(2, 19)], 2, true],
  ['read the other kind', [mark(2, 21, { visibility: 'INTERNAL' })], 2, true],
  ['somebody else has read', [mark(3, 21)], 2, true],
])('%s: new is %s for the reader', (_case, marks, userId, expected) => {
  expect(isUnread(NOTE, marks, userId)).toBe(expected);
});

const MARKS = [
  mark(1, 30),
  mark(2, 20),
  mark(3, 19),
  mark(4, 25, { isStaff: true }),
  mark(5, 20, { isStaff: true, readAt: LATER }),
];

test('staff see every reader by name, but not the author', () => {
  expect(readersOf(NOTE, MARKS, { isStaff: true }).map(({ name }) => name)).toEqual([
    'F2 L2',
    'F4 L4',
    'F5 L5',
  ]);
});

test('a customer sees its own side by name, and the workshop as one', () => {
  expect(readersOf(NOTE, MARKS, { isStaff: false })).toEqual([
    { name: 'F2 L2', isStaff: false, readAt: AT },
    { name: null, isStaff: true, readAt: LATER },
  ]);
  expect(readersOf(NOTE, [mark(2, 20)], { isStaff: false })).toHaveLength(1);
});
