import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { hasText, messageText, NAMES, type SuccessCode } from './messages.ts';

test.each([
  ['ORDER_CREATED', 'en', { order_code: 'JO-10023' }, 'JO-10023 - created successfully!'],
  ['ORDER_CREATED', 'fr', { order_code: 'JO-10023' }, 'JO-10023 - créée avec succès !'],
  ['A_CODE_WITHOUT_TEXT', 'en', {}, 'This cannot be done at the moment.'],
  ['constructor', 'fr', {}, 'Cette action est impossible pour le moment.'],
] as const)('%s in %s', (code, language, values, expected) => {
  expect(messageText(code, language, values)).toBe(expected);
});

test('every code that the server refuses with has its wording, in both languages', () => {
  const server = new URL('../../server/', import.meta.url);
  const codes = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('generated'))
    .flatMap((name) => codesIn(readFileSync(new URL(name, server), 'utf8')));
  expect([...new Set(codes)].filter((code) => !hasText(code)).sort()).toEqual([]);
});

test('where areas word a code differently, the words of calls decide', () => {
  const words = new URL('../../words/', import.meta.url);
  const rulesOf = (area: string): Record<string, string> => {
    const found = JSON.parse(readFileSync(new URL(`${area}/en.json`, words), 'utf8'));
    return found.rules ?? found;
  };
  const { calls = {}, ...others } = Object.fromEntries(
    readdirSync(words).flatMap((area) => (NAMES.includes(area) ? [] : [[area, rulesOf(area)]])),
  );
  const wordings = Map.groupBy(Object.values(others).flatMap(Object.entries), ([code]) => code);
  const apart = [...wordings].filter(([, texts]) => new Set(texts.map(([, text]) => text)).size > 1);
  expect(apart.map(([code]) => code).filter((code) => calls[code] === undefined)).toEqual([]);
  expect(apart.length).toBeGreaterThan(0);
});

test.each(['en', 'fr'] as const)('a success message is not an error message, in %s', (language) => {
  const codes: Record<SuccessCode, true> = { ADDED: true, DELETED: true, ORDER_CREATED: true, UPDATED: true };
  for (const code of Object.keys(codes))
    expect(messageText(code, language, { name: 'Charms', order_code: 'JO-1' })).toMatch(
      /successfully!|réussie|succès/,
    );
});

/** Codes of refusals and input errors in the server's source. */
function codesIn(source: string): string[] {
  const spelled = [
    /new RefusedError\(\s*'([A-Z_]+)'/g,
    /InvalidInputError\.of\(\s*[^,]+,\s*'([A-Z_]+)'/g,
    /\.(?:min|max|length|regex|refine)\([^()\n]*'([A-Z_]+)'\)/g,
    /\brefused?\('([A-Z_]+)'/g,
    /\bguard\('([A-Z_]+)'/g,
    /path: [^,]+, code: '([A-Z_]+)'/g,
    /\{ code: '([A-Z_]+)', subject/g,
    /issue\(\s*[^,]+,\s*'([A-Z_]+)'/g,
  ];
  return spelled.flatMap((pattern) => [...source.matchAll(pattern)].map(([, code = '']) => code));
}
