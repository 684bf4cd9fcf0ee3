import { beforeEach, expect, test } from '@jest/globals';
import { forgetMoved, lastMove, movedText, rememberMove } from './moved-jobs.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const UNTIL = '2026-03-01T12:10:00Z';
const moveOf = (status: string, ids: readonly string[], until = UNTIL) => ({
  jobs: ids.map((id) => ({ id, number: `JO-${id}`, version: 2 })),
  status,
  until,
});
const last = (userId = 'me', now = NOW) => lastMove(movedText(userId), now);

beforeEach(() => sessionStorage.clear());

test('returns the latest action; after its removal, the previous one', () => {
  rememberMove('me', moveOf('Approved', ['a']));
  rememberMove('me', moveOf('On hold', ['b', 'c']));
  expect(last()).toEqual(moveOf('On hold', ['b', 'c']));
  forgetMoved('me', [{ id: 'b' }]);
  expect(last()).toEqual(moveOf('On hold', ['c']));
  forgetMoved('me', [{ id: 'c' }]);
  expect(last()).toEqual(moveOf('Approved', ['a']));
  forgetMoved('me', [{ id: 'a' }]);
  expect(movedText('me')).toBe('');
});

test('a job that was moved again belongs only to the later action', () => {
  rememberMove('me', moveOf('Approved', ['a', 'b']));
  rememberMove('me', moveOf('On hold', ['a']));
  forgetMoved('me', [{ id: 'a' }]);
  expect(last()).toEqual(moveOf('Approved', ['b']));
});

test('an action expires, and is not visible to other users', () => {
  rememberMove('me', moveOf('Approved', ['a']));
  expect(last('me', Date.parse(UNTIL))).toBeNull();
  expect(last('other')).toBeNull();
});
