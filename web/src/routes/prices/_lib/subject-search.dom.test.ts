import { expect, test } from '@jest/globals';
import type { SubjectKind } from './price-subject.ts';
import { subjectSearch } from './subject-search.ts';

test.each<[SubjectKind, Record<string, string>, string, string]>([
  ['job', { kind: 'job', job: ' JO-1 ' }, 'piece=BD-101', 'job=JO-1'],
  ['quote', { quote: 'PQ-7', line: '' }, '', 'quote=PQ-7'],
  ['cartOf', { cartOf: 'LUNA-001' }, 'cartLine=abc', 'cartOf=LUNA-001'],
  [
    'piece',
    {
      piece: 'bd-101',
      customer: '',
      quantity: '3',
      metal: '14KW',
      FINISH: '12',
      LENGTH: '45,5',
      ownMetal: 'on',
    },
    'piece=BD-101&WB-1:FINISH=13',
    'piece=bd-101&quantity=3&metal=14KW&FINISH=12&LENGTH=45.5&ownMetal=1&WB-1%3AFINISH=13',
  ],
  // Choices for one piece do not apply to another.
  ['piece', { piece: 'CH-102', metal: '14KW' }, 'piece=BD-101&WB-1:FINISH=13', 'piece=CH-102'],
])('a %s typed as %j after %j is at %j', (kind, typed, address, expected) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  expect(subjectSearch(kind, data, new URLSearchParams(address)).toString()).toBe(expected);
});
