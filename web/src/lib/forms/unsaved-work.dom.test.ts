import { expect, test } from '@jest/globals';
import { hasUnsavedWork, noteUnsavedWork } from './unsaved-work.ts';

const isReloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('whatever notes unsaved input asks before a reload too, until the last of it is settled', () => {
  expect([hasUnsavedWork(), isReloadAsked()]).toEqual([false, false]);
  const settleOne = noteUnsavedWork();
  const settleOther = noteUnsavedWork();
  settleOne();
  expect([hasUnsavedWork(), isReloadAsked()]).toEqual([true, true]);
  settleOther();
  expect([hasUnsavedWork(), isReloadAsked()]).toEqual([false, false]);
});
