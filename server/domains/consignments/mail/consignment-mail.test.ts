import { expect, test } from '@jest/globals';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import { type ConsignmentMail, consignmentMail } from './consignment-mail.ts';

const MAIL: ConsignmentMail = {
  number: 'OC-10023',
  firstName: 'Léa <b>',
  dueOn: '2026-12-04',
  percent: 90,
  pieces: 3,
  url: 'https://portal.example.com/backoffice/status-tracking/consignments/OC-10023',
};

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each([
  [
    75,
    'en',
    'Your consignment OC-10023 is due soon',
    ['75% of the term', 'December 4, 2026', 'Pieces with you'],
  ],
  [
    100,
    'en',
    'Your consignment OC-10023 is due',
    ['The term of your consignment has ended', 'will be billed'],
  ],
  [90, 'fr', 'Votre consignation OC-10023 arrive à échéance', ['90 % de la durée', '4 décembre 2026']],
  [100, 'fr', 'Votre consignation OC-10023 est échue', ['seront facturées', 'Voir la consignation']],
] as const)('at %i per cent in %s', async (percent, language, subject, words) => {
  const notice = consignmentMail({ ...MAIL, percent }, language);
  const mail = await renderLetter({ ...notice, language, company: 'Aurifex' });
  expect(mail.subject).toBe(subject);
  for (const part of [mail.text, mail.html]) for (const word of words) expect(plain(part)).toContain(word);
  expect(mail.text).toContain(MAIL.url);
  expect(mail.html).not.toContain('Léa <b>');
});
