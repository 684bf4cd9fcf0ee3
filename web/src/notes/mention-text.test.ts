import { expect, test } from '@jest/globals';
import { mentionAt, mentionedIn, textParts } from './mention-text.ts';

test.each([
  ['@', { start: 0, search: '' }],
  ['Ask @Cl', { start: 4, search: 'Cl' }],
  ['Ask @Clara Ze', { start: 4, search: 'Clara Ze' }],
  ['(@É', { start: 1, search: 'É' }],
  ['@O’Neil', { start: 0, search: 'O’Neil' }],
  ['to ada@moon', null],
  ['Ask @Clara Zenou about', null],
  ['Ask Clara', null],
  ['', null],
])('in %j is typed %j', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test('ignores the text after the caret', () => {
  expect(mentionAt('@Cl and more', 3)).toEqual({ start: 0, search: 'Cl' });
});

test('does not mention a user whose name was deleted from the text', () => {
  const people = [
    { id: 1, name: 'Ada Moon' },
    { id: 2, name: 'Bea Sun' },
    { id: 1, name: 'Ada Moon' },
  ];
  expect(mentionedIn('@Ada Moon and Bea Sun', people)).toEqual([1]);
});

test('splits a text into names and other parts, longest name first', () => {
  expect(textParts('Hi @Ada Moon, @Ada!', ['Ada', 'Ada Moon'])).toEqual([
    { text: 'Hi ', isName: false },
    { text: '@Ada Moon', isName: true },
    { text: ', ', isName: false },
    { text: '@Ada', isName: true },
    { text: '!', isName: false },
  ]);
  expect(textParts('Hi', [])).toEqual([{ text: 'Hi', isName: false }]);
});
