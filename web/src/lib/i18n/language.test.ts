import { expect, test } from '@jest/globals';
import {
  languageOfPath,
  localizedPath,
  preferredLanguage,
  rememberedLanguage,
  withoutLanguage,
} from './language.ts';

test.each([
  { path: '/', language: 'en', bare: '/' },
  { path: '/shop', language: 'en', bare: '/shop' },
  { path: '/fr', language: 'fr', bare: '/' },
  { path: '/fr/', language: 'fr', bare: '/' },
  { path: '/fr/shop/rings', language: 'fr', bare: '/shop/rings' },
  { path: '/fr//evil.test/x', language: 'fr', bare: '/evil.test/x' },
  { path: '//evil.test', language: 'en', bare: '/evil.test' },
  { path: '/france', language: 'en', bare: '/france' },
])('$path is $language and means $bare', ({ path, language, bare }) => {
  expect(languageOfPath(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(bare);
});

test.each([
  { path: '/', en: '/', fr: '/fr' },
  { path: '//evil.test', en: '/evil.test', fr: '/fr/evil.test' },
  { path: '/\\evil.test', en: '/evil.test', fr: '/fr/evil.test' },
  { path: '/shop?q=or', en: '/shop?q=or', fr: '/fr/shop?q=or' },
])('$path has both addresses', ({ path, en, fr }) => {
  expect(localizedPath(path, 'en')).toBe(en);
  expect(localizedPath(path, 'fr')).toBe(fr);
});

test.each([
  { cookies: '', language: null },
  { cookies: 'i18n_redirected=fr', language: 'fr' },
  { cookies: 'a=1; i18n_redirected=en; b=2', language: 'en' },
  { cookies: 'xi18n_redirected=fr', language: null },
  { cookies: 'i18n_redirected=de', language: null },
])('$cookies remembers $language', ({ cookies, language }) => {
  expect(rememberedLanguage(cookies)).toBe(language);
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['en-CA', 'fr-CA'], 'en'],
  [['de', 'fr', 'en'], 'fr'],
  [['de', 'frr'], 'en'],
  [[], 'en'],
] as const)('Accept-Language %j gives %s', (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});
