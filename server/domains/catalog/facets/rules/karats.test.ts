import { expect, test } from '@jest/globals';
import { karatName, karatsOf } from './karats.ts';

test.each<[string[], string[]]>([
  [[], []],
  [
    ['14K', '14K', '18K', '10K', '22K', '9K', 'Pt950', 'Pd950', 'Ag925', 'Pt950'],
    ['9K', '10K', '14K', '18K', '22K', 'Pt950', 'Pd950', 'Ag925'],
  ],
  [
    ['Ag925', '14K', 'Pt950'],
    ['14K', 'Ag925', 'Pt950'],
  ],
])('the karats of alloys marked %j', (marks, expected) => {
  expect(karatsOf(marks.map((mark) => ({ mark })))).toEqual(expected);
});

test.each([
  ['18K', '18K', '18 ct'],
  ['Pt950', 'Pt950', 'Pt950'],
])('%s has the text %s, in French %s', (mark, english, french) => {
  expect([karatName(mark, 'en'), karatName(mark, 'fr')]).toEqual([english, french]);
});
