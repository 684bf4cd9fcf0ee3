import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { InvalidInputError } from '../errors/errors.ts';
import { parseInput } from './parse-input.ts';

const schema = z.object({ value: z.unknown() });

/** Nested lists. */
function nested(depth: number): unknown {
  let value: unknown = 'inmost';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

function issuesOf(value: unknown) {
  try {
    parseInput(schema, { value });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.issues.map(({ path, code }) => ({ path, code }));
  }
}

test.each([
  ['as deep as a setting', nested(20), []],
  ['deeper than any use of it', nested(60), [{ path: 'value', code: 'WRONG_FORMAT' }]],
  ['deep enough to exhaust the stack', nested(100_000), [{ path: 'value', code: 'WRONG_FORMAT' }]],
  [
    'a card number deep inside',
    [{ text: '4111 1111 1111 1111' }],
    [{ path: 'value.0.text', code: 'CARD_NUMBER' }],
  ],
])('JSON %s', (_what, value, issues) => {
  expect(issuesOf(value)).toEqual(issues);
});

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['decomposed letters', 'e\u0301'.repeat(24), 'é'.repeat(24)],
  ['families of emoji', FAMILY.repeat(24), FAMILY.repeat(24)],
  ['one sign more', 'e\u0301'.repeat(25), 'TOO_LONG'],
  ['one family more', FAMILY.repeat(25), 'TOO_LONG'],
  ['a stack of accents', `a${'\u0323'.repeat(1_000)}`, 'TOO_LONG'],
])('a length counts visible characters: %s', (_what, text, expected) => {
  const named = z.object({ names: z.array(z.string().trim().max(24, 'TOO_LONG').nullish()) });
  const read = () => {
    try {
      return parseInput(named, { names: [text] }).names[0];
    } catch (error) {
      return error instanceof InvalidInputError ? error.issues[0]?.code : error;
    }
  };
  expect([read(), read()]).toEqual([expected, expected]);
});
