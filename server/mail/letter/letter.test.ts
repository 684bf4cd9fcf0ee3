import { expect, test } from '@jest/globals';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

const HOSTILE = `<b onclick="x('1')">A & B</b>`;
const ESCAPED = '&lt;b onclick=&quot;x(&#x27;1&#x27;)&quot;&gt;A &amp; B&lt;/b&gt;';

const LETTER: Letter = {
  language: 'fr',
  subject: `Devis\r\nBcc: x@y.test ${HOSTILE}`,
  heading: HOSTILE,
  blocks: [
    { kind: 'TEXT', text: HOSTILE },
    { kind: 'SMALL', text: HOSTILE },
    { kind: 'WORDS', text: `${HOSTILE}\nSecond line` },
    { kind: 'CODE', text: '314159' },
    { kind: 'FACTS', rows: [{ label: HOSTILE, value: '10,00\u00A0$', isTotal: true }] },
    {
      kind: 'ITEMS',
      rows: [
        { title: HOSTILE, detail: HOSTILE, amount: '5,00\u00A0$' },
        { title: 'Ring', link: { label: HOSTILE, url: 'https://carrier.test/1' } },
      ],
    },
    { kind: 'LINK', label: HOSTILE, url: 'https://portal.test/?a="1"&b=2' },
  ],
  company: HOSTILE,
  footer: [{ text: HOSTILE }, { text: 'Choisir', url: 'https://portal.test/x' }],
};

test('whatever a letter says stays text, in its subject as in each part', async () => {
  const { subject, html } = await renderLetter(LETTER);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html.split(ESCAPED)).toHaveLength(13);
  expect(html).not.toContain('<b ');
  expect(html).toContain('href="https://portal.test/?a=&quot;1&quot;&amp;b=2"');
});

test('it fetches nothing, and says its language', async () => {
  const { html } = await renderLetter(LETTER);
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=/);
  expect(html).toMatch(/^<!doctype html>\s<html[^>]* lang="fr"/);
});

test('the plain text says all that the other says', async () => {
  const { text } = await renderLetter({ ...LETTER, heading: 'Devis', company: 'Aurifex' });
  expect(text).toBe(
    [
      'Devis',
      HOSTILE,
      HOSTILE,
      `> ${HOSTILE}\n> Second line`,
      '314159',
      `${HOSTILE}\u00A0: 10,00\u00A0$`,
      `- ${HOSTILE}, ${HOSTILE}, 5,00\u00A0$\n- Ring\n  ${HOSTILE}\u00A0: https://carrier.test/1`,
      `${HOSTILE}\u00A0: https://portal.test/?a="1"&b=2`,
      'Aurifex',
      `-- \n${HOSTILE}\nChoisir\u00A0: https://portal.test/x`,
    ].join('\n\n'),
  );
});
