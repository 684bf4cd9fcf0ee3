import { expect, test } from '@jest/globals';
import { RestFailure } from './failure.ts';
import { type Fields, fieldsOf } from './fields.ts';

const read = (value: unknown) => fieldsOf({ Field: value });

test.each<[what: string, got: unknown, expected: unknown]>([
  ['names without regard to case', fieldsOf({ SESSIONID: 'a' }).text('sessionId'), 'a'],
  ['null as absent', read(null).integer('field'), undefined],
  ['an integer', read(7).integer('field'), 7],
  ['digits', read('7').integer('field'), 7],
  ['a decimal number', read(7.25).decimal('field'), '7.25'],
  ['a decimal text', read('7.25').decimal('field'), '7.25'],
  ['a flag of a query string', read('False').flag('field'), false],
  ['a comma-separated list', read('1,2').integers('field'), [1, 2]],
  ['a list', read([1, 2]).integers('field'), [1, 2]],
  ['one value as a list', read(1).integers('field'), [1]],
  ['nothing of an array', fieldsOf([1]).raw('0'), undefined],
  ['nothing of a text', fieldsOf('text').raw('length'), undefined],
])('reads %s', (_what, got, expected) => {
  expect(got).toEqual(expected);
});

test.each<[what: string, read: (fields: Fields) => unknown, value: unknown, key: string, code: string]>([
  ['a missing text', (f) => f.requiredText('field'), undefined, 'field', 'REQUIRED'],
  ['a number for a text', (f) => f.text('field'), 7, 'field', 'WRONG_TYPE'],
  ['a repeated query key', (f) => f.text('field'), ['a', 'b'], 'field', 'WRONG_TYPE'],
  ['a text for an integer', (f) => f.integer('field'), 'seven', 'field', 'WRONG_TYPE'],
  ['a fraction', (f) => f.integer('field'), 1.5, 'field', 'WRONG_TYPE'],
  ['more than 32 bits', (f) => f.integer('field'), 2 ** 31, 'field', 'WRONG_TYPE'],
  ['an exponent', (f) => f.decimal('field'), '1e9', 'field', 'WRONG_TYPE'],
  ['a text for a flag', (f) => f.flag('field'), 'maybe', 'field', 'WRONG_TYPE'],
  ['a bad member of a list', (f) => f.integers('field'), [1, 'x'], 'field', 'WRONG_TYPE'],
  ['a list for an object', (f) => f.record('field'), [], 'field', 'WRONG_TYPE'],
  [
    'a field inside an object',
    (f) => f.record('field')?.integer('id'),
    { id: 'x' },
    'field.id',
    'WRONG_TYPE',
  ],
  ['a member that is no object', (f) => f.records('field'), [1], 'field.0', 'WRONG_TYPE'],
])('refuses %s and names the field', (_what, attempt, value, key, code) => {
  const failure = failureOf(() => attempt(read(value)));
  expect(failure).toMatchObject({ status: 422, messages: [{ key, code }] });
});

function failureOf(attempt: () => unknown): RestFailure {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RestFailure) return error;
  }
  throw new Error('nothing was refused');
}
