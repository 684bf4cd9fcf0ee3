import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { auditPages } from './audit-pages.ts';

const { url } = await startJourney();

test('Lighthouse has no findings in accessibility and best practices', async () => {
  const pages = await auditPages(url, ['accessibility', 'best-practices']);
  const wanting = pages.filter(({ scores }) => Object.values(scores).some((score) => score < 100));

  expect(wanting).toEqual([]);
  process.stdout.write(`Lighthouse: ${pages.length} pages at 100 for accessibility and best practices\n`);
}, 240_000);
