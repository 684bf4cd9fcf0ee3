import { describe, expect, test } from '@jest/globals';
import { LIMITS, TEXT_LIMITS, VISITOR_TEXT_LIMITS } from './limits.ts';
import { parseOperation, requireReadable } from './parse-operation.ts';

function refusalOf(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return Object(error).extensions?.limit ?? Object(error).extensions?.code ?? Object(error).message;
  }
}

describe('a text is refused before it is parsed', () => {
  test.each([
    ['brackets in a comment', `{ version } # ${'{'.repeat(500)}`, null],
    ['brackets in a string', `{ node(id: "${'{'.repeat(500)}") { id } }`, null],
    ['brackets in a block string', `{ node(id: """${'['.repeat(500)}""") { id } }`, null],
    ['closing brackets in comments', `${`{ a # ${'}'.repeat(99)}\n`.repeat(200)}`, 'nesting'],
    ['closing brackets in strings', `${'{ a(b: "}}}}") '.repeat(200)}`, 'nesting'],
    ['braces in braces', '{a'.repeat(101), 'nesting'],
    ['lists in lists', `{ node(id: ${'['.repeat(3_000)}`, 'nesting'],
    ['types in types', `query ($a: ${'['.repeat(3_000)}`, 'nesting'],
    ['objects in objects', `{ node(id: ${'{a:'.repeat(3_000)}`, 'nesting'],
    ['too many tokens', `{ ${'a '.repeat(TEXT_LIMITS.tokens)} }`, 'tokens'],
    ['too many characters', `{ a }${' '.repeat(TEXT_LIMITS.characters)}`, 'characters'],
    ['too many commas', `{ a }${','.repeat(TEXT_LIMITS.characters)}`, 'characters'],
    [
      'too many fragments',
      `{ a } ${Array.from({ length: 151 }, (_, n) => `fragment F${n} on A { a }`).join(' ')}`,
      'fragments',
    ],
    ['what is no GraphQL', '{ 8f3 }', 'Syntax Error: Invalid number, expected digit but got: "f".'],
  ])('%s', (_what, text, expected) => {
    expect(refusalOf(() => parseOperation(text))).toBe(expected);
  });

  test('visitors may write less', () => {
    const text = `{ ${'a '.repeat(VISITOR_TEXT_LIMITS.tokens)} }`;
    expect(refusalOf(() => requireReadable(text, VISITOR_TEXT_LIMITS))).toBe('tokens');
    expect(refusalOf(() => requireReadable(text, TEXT_LIMITS))).toBeNull();
    expect(LIMITS.selections).toBeLessThan(TEXT_LIMITS.tokens);
  });
});

test.each([
  ['itself', '{ ...A } fragment A on Query { ...A }'],
  ['another that contains it', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  [
    'a long circle, which overflows the stack of the validation rules',
    `{ ...F0 } ${Array.from({ length: 120 }, (_, n) => `fragment F${n} on Query { ${Array.from({ length: 10 }, (_each, m) => `...F${(n + m + 1) % 120}`).join(' ')} }`).join(' ')}`,
  ],
  ['itself below a field', '{ ...A } fragment A on Query { viewer { user { ... on User { ...A } } } }'],
])('a fragment may not contain %s', (_what, text) => {
  expect(refusalOf(() => parseOperation(text))).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('fragments may be used as often as one likes', () => {
  const text =
    '{ ...A ...B } fragment A on Query { ...B ...C } fragment B on Query { ...C } fragment C on Query { version }';
  expect(parseOperation(text).definitions).toHaveLength(4);
});
