import { expect, test } from '@jest/globals';
import { findZoneless } from './find-zoneless.ts';

test.each([
  ['at.toLocaleTimeString(locale)', true],
  ['new Date().getFullYear()', true],
  ['new Date(time).getUTCDay()', false],
  ['now.toISOString().slice(0, 10)', true],
  ['SELECT date_trunc($1, "asOf")', true],
  ['WHERE "dueOn" < CURRENT_DATE', true],
  ['WHERE "queuedAt" < now() - $1', false],
  ["new Intl.DateTimeFormat('en', {\n  dateStyle: 'long',\n});", true],
  ["new Intl.DateTimeFormat('en', {\n  dateStyle: 'long',\n  timeZone,\n});", false],
  ['Intl.DateTimeFormat().resolvedOptions().timeZone;', false],
])('%s uses a zone that is not named: %p', (code, isFound) => {
  expect(findZoneless(`\n${code}`).map(({ line }) => line)).toEqual(isFound ? [2] : []);
});
