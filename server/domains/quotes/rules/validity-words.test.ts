import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { VALID_UNTIL } from './validity-words.ts';

const texts = (route: string, language: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../web/src/routes/${route}/_locales/${language}.json`, import.meta.url),
      'utf8',
    ),
  );

test.each(['en', 'fr'] as const)(
  'pages in %s name the last day of an offer as its document does',
  (language) => {
    const strings = [texts('quotes', language), texts('guest-quote', language)].map((each) =>
      JSON.stringify(each),
    );
    for (const text of strings) expect(text).toContain(`"${VALID_UNTIL[language]}"`);
  },
);
