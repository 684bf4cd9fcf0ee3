import { expect, test } from '@jest/globals';
import { createStatementNames } from './statement-names.ts';

test('a statement gets its name when it comes again, and keeps it', () => {
  const nameOf = createStatementNames();

  expect(['SELECT 1', 'SELECT 1', 'SELECT 1'].map((sql) => nameOf({ sql }))).toEqual(['', 's0', 's0']);
});

test('two statements never share a name', () => {
  const nameOf = createStatementNames();
  for (const sql of ['a', 'b']) nameOf({ sql });

  expect(['a', 'b', 'a'].map((sql) => nameOf({ sql }))).toEqual(['s0', 's1', 's0']);
});

test('names at most 400 statements; named ones keep their name', () => {
  const nameOf = createStatementNames();
  for (const sql of Array.from({ length: 401 }, (_, at) => `SELECT ${at}`))
    [nameOf({ sql }), nameOf({ sql })];

  expect(nameOf({ sql: 'SELECT 399' })).toBe('s399');
  expect(nameOf({ sql: 'SELECT 400' })).toBe('');
});

test('one-off statements use up no name', () => {
  const nameOf = createStatementNames();
  for (let at = 0; at < 5_000; at += 1) nameOf({ sql: `SELECT ${at}` });

  expect([nameOf({ sql: 'again' }), nameOf({ sql: 'again' })]).toEqual(['', 's0']);
});
