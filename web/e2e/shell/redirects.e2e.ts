import { expect, test } from '@jest/globals';
import { inTurn } from '../../../server/test/depth.ts';
import { startJourney } from '../journey.ts';
import { newestJob } from '../orders/newest-job.ts';
import { signIn } from '../sign-in.ts';
import { journeyDatabase } from '../stage/journey-database.ts';

const { visit, sessionOf, windowIn, url } = await startJourney();
const { db } = journeyDatabase();
const PROFILE = '/backoffice/my-profile';

/**
 * URLs that `safeReturnPath` refuses, as its unit test lists them. Every run tests some of them on pages, and a deep
 * run all.
 */
const HOSTILE = [
  '/..//evil.test/x',
  '/.//evil.test/x',
  '/a/..//evil.test/x',
  '/%2e%2e//evil.test/x',
  '//evil.test/x',
  '/\\evil.test/x',
  '/./\\/evil.test/x',
  '/\t/evil.test/x',
  'https://evil.test/x',
  'javascript:document.title="evil"',
];

const browsing = await windowIn(await sessionOf('buyer@luna.test'));
const asked: string[] = [];
browsing.context().on('request', (request) => asked.push(new URL(request.url()).hostname));

test.each(inTurn(HOSTILE, 0, 5))(
  'a signed-in user is not redirected to another host by %j',
  async (returnTo) => {
    await browsing.goto(`/?returnTo=${encodeURIComponent(returnTo)}`);
    await browsing.waitForURL((url) => !url.search.includes('returnTo'));
    expect(new URL(browsing.url()).origin).toBe(url);
    expect(await browsing.title()).not.toBe('evil');
    expect(asked).not.toContain('evil.test');
  },
);

test.each(inTurn(['/..//evil.test/x', '/%2e%2e//evil.test/x'], 1, 2))(
  'a sign-in is not redirected to another host by %j',
  async (returnTo) => {
    const page = await (await visit()).newPage();
    await page.goto(`/?returnTo=${encodeURIComponent(returnTo)}`);
    await signIn(page, 'viewer@luna.test', 'en');
    await page.waitForURL((url) => !url.search.includes('returnTo'));
    expect(new URL(page.url()).origin).toBe(url);
    await page.context().close();
  },
);

test('a return path keeps its query and its fragment', async () => {
  const target = `${PROFILE}?a=1#addresses-heading`;
  await browsing.goto(`/?returnTo=${encodeURIComponent(target)}`);
  await browsing.waitForURL((url) => url.pathname + url.search === `${PROFILE}?a=1`);
});

test.each(['/fr//evil.test/x', '//evil.test/x'])('no link of %s leads to another host', async (path) => {
  await browsing.goto(`${url}${path}`);
  await browsing.locator('a').first().waitFor();
  const hrefs = await browsing
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  expect(hrefs.filter((href) => href.includes('//evil.test'))).toEqual(
    hrefs.filter((href) => href.startsWith(`${url}/fr//evil.test`) || href.startsWith(`${url}//`)),
  );
});

const SCRIPT =
  '<img src=x onerror="document.documentElement.dataset.evil=1"><script>document.documentElement.dataset.evil=1</script>';

test('scripts in names, notes and references of a job are shown as text in both languages', async () => {
  const { id, number } = await newestJob(browsing);
  const putBack = await writeScripts(Number(atob(id).split(':')[1]));
  try {
    for (const prefix of ['', '/fr']) {
      await browsing.goto(`${prefix}/backoffice/status-tracking/job-orders/${number}`);
      await browsing.waitForFunction(() =>
        document.querySelector('main')?.textContent?.includes('<img src=x'),
      );
      expect(await browsing.evaluate(() => document.documentElement.dataset['evil'])).toBeUndefined();
    }
  } finally {
    await putBack();
  }
});

/** Stores scripts in all texts of a job. Returns a function that restores the former texts. */
async function writeScripts(id: number): Promise<() => Promise<void>> {
  const job = await db.jobOrder.findUniqueOrThrow({
    where: { id },
    include: { placedBy: true, notes: true, items: true },
  });
  const write = async (script: string | null) => {
    await db.jobOrder.update({ where: { id }, data: { poNumber: script ?? job.poNumber } });
    await db.user.update({
      where: { id: job.placedById },
      data: { firstName: script ?? job.placedBy.firstName },
    });
    for (const { id: noteId, text } of job.notes)
      await db.note.update({ where: { id: noteId }, data: { text: script ?? text } });
    for (const { id: itemId, nameEn, nameFr } of job.items)
      await db.jobItem.update({
        where: { id: itemId },
        data: { nameEn: script ?? nameEn, nameFr: script ?? nameFr },
      });
  };
  await write(SCRIPT);
  return () => write(null);
}
