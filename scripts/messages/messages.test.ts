import { expect, test } from '@jest/globals';
import { checkKeys } from './check-keys.ts';
import type { Namespace } from './namespaces.ts';
import { differences, flatTexts } from './texts.ts';

test.each([
  ['the same', { a: 'x {{n}}', b: { c: 'y' } }, { a: 'z {{n}}', b: { c: 'w' } }, []],
  [
    'a key',
    { a: 'x', b: 'y' },
    { a: 'z' },
    ['b is missing in fr (one)', 'b is missing in fr (many)', 'b is missing in fr (other)'],
  ],
  ['a variable', { a: 'x {{n}}' }, { a: 'z {{m}}' }, ['a has different variables: n / m']],
  [
    'a plural form',
    { a_one: 'x', a_other: 'y' },
    { a_one: 'x', a_other: 'y' },
    ['a is missing in fr (many)'],
  ],
  [
    'nothing, with all plural forms',
    { a_one: 'x', a_other: 'y' },
    { a_one: 'x', a_many: 'z', a_other: 'y' },
    [],
  ],
])('languages that differ in %s', (_what, en, fr, expected) => {
  expect(differences({ en: flatTexts(en), fr: flatTexts(fr) })).toEqual(expected);
});

const texts = { title: 'T', 'tab.open': 'O', 'errors.GONE': 'G', 'gem.RUBY': 'R' };
const cart: Namespace = {
  name: 'cart',
  folder: 'routes/cart',
  texts: { en: new Map(Object.entries(texts)), fr: new Map(Object.entries(texts)) },
};
const page = (text: string) => ({ path: 'routes/cart/Page.tsx', text: `useTranslation('cart'); ${text}` });
// biome-ignore lint/suspicious/noTemplateCurlyInString: the test reads source code.
const ALL = "t('title') t(`tab.${tab}`) t(`gem.${gem}`, { defaultValue: gem })";

test.each([
  ['everything is used', ALL, ['GONE'], []],
  ['a code that is not in the sources', ALL, [], ['cart:errors.GONE is used nowhere']],
  [
    'a key without a text',
    `${ALL} t('subtitle')`,
    ['GONE'],
    ['routes/cart/Page.tsx uses subtitle, which has no text'],
  ],
  [
    'a key of a namespace',
    `${ALL} 'cart:total'`,
    ['GONE'],
    ['routes/cart/Page.tsx uses cart:total, which has no text'],
  ],
  ['a key that is not used', ALL.replace("t('title')", ''), ['GONE'], ['cart:title is used nowhere']],
])('%s', (_what, code, codes, expected) => {
  expect(checkKeys([cart], [page(code)], new Set(codes))).toEqual(expected);
});

test('a component uses every namespace that it receives', () => {
  const bar = { path: 'bar/Bar.tsx', text: "useTranslation(namespace); t('title') t('subtitle')" };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the test reads source code.
  const rest = 't(`tab.${tab}`) t(`gem.${gem}`, { defaultValue: gem })';
  const problems = checkKeys(
    [cart],
    [page(`${rest} <Bar\n  tone="x" namespace="cart" />`), bar],
    new Set(['GONE']),
  );
  expect(problems).toEqual(['bar/Bar.tsx uses subtitle, which has no text']);
});
