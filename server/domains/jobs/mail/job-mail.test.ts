import { expect, test } from '@jest/globals';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import { type JobNews, jobMail, type MailedJob } from './job-mail.ts';

const JOB: MailedJob = {
  number: 'JO-10023-1',
  titleEn: 'Aurora solitaire',
  titleFr: 'Solitaire Aurora',
  quantity: 2,
  poNumber: 'PO-7',
  promisedOn: new Date('2026-11-20'),
  trackingNumber: '1Z 77',
  parcelMethods: [],
  reason: 'The stone is sold out',
};
const URL = 'https://portal.example.com/backoffice/status-tracking/job-orders/JO-10023-1';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each<[JobNews, 'en' | 'fr', string, string, string]>([
  [
    'PROOF_WAITING',
    'en',
    'JO-10023-1 awaits your approval',
    '2 jobs await your approval',
    'Aurora solitaire',
  ],
  [
    'JOB_LATE',
    'en',
    'JO-10023-1 is taking longer',
    '2 jobs are taking longer',
    'promised for November 20, 2026',
  ],
  [
    'JOB_QUESTION',
    'en',
    'We have a question about JO-10023-1',
    'We have a question about 2 jobs',
    'The stone is sold out',
  ],
  ['JOB_CANCELLED', 'en', 'JO-10023-1 was cancelled', '2 jobs were cancelled', 'The stone is sold out'],
  [
    'JOB_QUESTION',
    'fr',
    'Nous avons une question sur JO-10023-1',
    'Nous avons une question sur 2 commandes',
    'The stone is sold out',
  ],
  ['JOB_CANCELLED', 'fr', 'JO-10023-1 est annulée', '2 commandes sont annulées', 'The stone is sold out'],
  ['JOB_SHIPPED', 'en', 'JO-10023-1 has been shipped', '2 jobs have been shipped', 'tracking number 1Z 77'],
  [
    'PROOF_WAITING',
    'fr',
    'JO-10023-1 attend votre approbation',
    '2 commandes attendent votre approbation',
    'Solitaire Aurora',
  ],
  [
    'JOB_LATE',
    'fr',
    'JO-10023-1 prend du retard',
    '2 commandes prennent du retard',
    'promise pour le 20 novembre 2026',
  ],
  ['JOB_SHIPPED', 'fr', 'JO-10023-1 est expédiée', '2 commandes sont expédiées', 'numéro de suivi 1Z 77'],
])('%s in %s, of one job and of several', async (news, language, ofOne, ofTwo, detail) => {
  const mailed = (jobs: MailedJob[]) =>
    renderLetter({
      ...jobMail(news, { firstName: 'Bea', jobs, url: URL }, language),
      language,
      company: 'Aurifex',
    });
  const one = await mailed([JOB]);
  expect(one.subject).toBe(ofOne);
  for (const part of [one.text, one.html]) {
    for (const words of [detail, 'JO-10023-1, ', 'PO-7', URL, 'Bea']) expect(plain(part)).toContain(words);
  }
  const two = await mailed([JOB, { ...JOB, number: 'JO-10023-2' }]);
  expect(two.subject).toBe(ofTwo);
  expect(two.text).toContain('JO-10023-2');
});
