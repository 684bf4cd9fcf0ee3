import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import { guestCodeMail, guestLinkMail } from '../guest-links/guest-mails.ts';
import { type QuoteMail, type QuoteNews, quoteMail } from './quote-mail.ts';

const MAIL: QuoteMail = {
  number: 'PQ-10023',
  n: 1,
  firstName: 'Léa <b>',
  currency: 'USD',
  total: decimal('6939'),
  order: {
    grandTotal: decimal('7140.41'),
    deposit: { percent: decimal('25'), amount: decimal('1785.10') },
  },
  // The evening of 4 December in New York.
  validUntil: new Date('2026-12-05T04:59:59.999Z'),
  timeZone: 'America/New_York',
  url: 'https://portal.example.com/backoffice/status-tracking/quotes/PQ-10023',
};

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const mailed = (news: QuoteNews, mail: QuoteMail, language: 'en' | 'fr') =>
  renderLetter({ ...quoteMail(news, mail, language), language, company: 'Aurifex' });

test.each([
  [
    'SENT',
    1,
    'en',
    'Your quote PQ-10023 is ready',
    ['Our quote PQ-10023 is ready for you.', 'USD 6,939.00', 'December 4, 2026'],
  ],
  ['SENT', 2, 'en', 'Your quote PQ-10023 is ready', ['We have revised our quote PQ-10023: offer 2 is ready']],
  ['EXPIRING', 1, 'en', 'Your quote PQ-10023 expires soon', ['still awaits your answer', 'Valid until']],
  ['SENT', 1, 'fr', 'Votre devis PQ-10023 est prêt', ['6 939,00 USD', '4 décembre 2026', 'Voir le devis']],
  ['SENT', 2, 'fr', 'Votre devis PQ-10023 est prêt', ['l’offre 2 est prête']],
  ['EXPIRING', 1, 'fr', 'Votre devis PQ-10023 expire bientôt', ['attend toujours votre réponse']],
] as const)('%s of offer %i in %s', async (news, n, language, subject, words) => {
  const mail = await mailed(news, { ...MAIL, n }, language);
  expect(mail.subject).toBe(subject);
  for (const part of [mail.text, mail.html]) for (const word of words) expect(plain(part)).toContain(word);
  expect(mail.text).toContain(MAIL.url);
  expect(mail.html).toMatch(new RegExp(`^<!doctype html>\\s<html[^>]* lang="${language}"`));
  expect(mail.html).not.toContain('<b>');
  // The email loads no external resources.
  expect(mail.html).not.toMatch(/<img|<link|url\(/);
});

test('who sees no prices is told none', async () => {
  expect((await mailed('SENT', { ...MAIL, total: null, order: null }, 'en')).text).not.toContain('USD');
});

test.each([
  ['en', 'Quote PQ-10023 from Aurifex', 'Hello Noor,', 'valid until December 4, 2026', '123456 is your code'],
  ['fr', 'Devis PQ-10023 chez Aurifex', 'Bonjour Noor,', 'jusqu’au 4 décembre 2026', '123456 est votre code'],
] as const)('guests get a link and a code in %s', async (language, subject, greeting, valid, codeSubject) => {
  const facts = {
    ...MAIL,
    name: 'Noor',
    customerName: 'Luna',
    company: 'Aurifex',
    url: 'https://a.test/quote?key=k',
  };
  const mail = await guestLinkMail('SENT', language, facts);
  expect(plain(mail.subject)).toBe(subject);
  for (const word of [greeting, valid, 'https://a.test/quote?key=k'])
    expect(plain(mail.text)).toContain(word);
  const code = await guestCodeMail(language, { code: '123456', company: 'Aurifex' });
  expect(code.subject).toBe(codeSubject);
  for (const part of [code.text, code.html]) expect(part).toContain('123456');
});

test.each([
  ['en', 'Quote PQ-10023 from Aurifex expires soon', 'still awaits an answer'],
  ['fr', 'Devis PQ-10023 chez Aurifex : il expire bientôt', 'attend toujours une réponse'],
] as const)('guests are told in %s that an offer ends soon', async (language, subject, word) => {
  const mail = await guestLinkMail('EXPIRING', language, {
    ...MAIL,
    name: null,
    customerName: 'Luna',
    company: 'Aurifex',
  });
  expect(plain(mail.subject)).toBe(subject);
  for (const part of [mail.text, mail.html]) expect(plain(part)).toContain(word);
});
