import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { newestJob } from '../orders/newest-job.ts';
import { orderAgain } from '../orders/order-again.ts';
import { quiet } from '../pages/page-state.ts';
import { runLanguages } from '../run-languages.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { pathIn, textsIn } from '../texts.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';
const ON_HOLD = { en: 'On hold', fr: 'En attente' } as const;
const NEW = { en: 'New', fr: 'Nouvelle' } as const;
/** Maximum delay of an update by another user, in milliseconds. */
const SOON = 2_000;

test.each(runLanguages(0))(
  'the customer sees actions of staff within two seconds, and no input is lost (%s)',
  async (language) => {
    const t = await textsIn(language);
    const path = `${JOBS}?tab=new`;
    const session = await sessionOf(await ownUser('approver@luna.test'));
    const number = await orderAgain(session);
    const list = await windowIn(session, { language, path });
    const staff = await signedIn('production@aurifex.test', { language, path });
    const row = list.getByRole('row').filter({ has: list.getByRole('link', { name: number }) });
    await row.waitFor();
    // A second tab of the same browser, which the first tab notifies.
    const detail = await list.context().newPage();
    await detail.goto(pathIn(language, `${JOBS}/${number}`));
    const header = detail.getByRole('heading', { level: 1, name: number }).locator('..');
    await header.getByText(NEW[language], { exact: true }).waitFor();
    await detail.getByRole('button', { name: t('notes:open.CUSTOMER') }).click();
    const note = detail.getByRole('textbox', { name: t('notes:write.CUSTOMER') });
    await note.fill('Half a sentence');
    await Promise.all([quiet(list), quiet(detail), quiet(staff)]);

    const staffRow = staff.getByRole('row').filter({ has: staff.getByRole('link', { name: number }) });
    await staffRow.waitFor();
    await act(staff, number, 'HOLD');
    // The job moves out of the tab of new jobs, for the customer and for staff.
    await Promise.all([
      soon(header.getByText(ON_HOLD[language], { exact: true })),
      row.waitFor({ state: 'detached', timeout: SOON }),
      staffRow.waitFor({ state: 'detached', timeout: SOON }),
    ]);
    expect(await note.inputValue()).toBe('Half a sentence');
    expect(await note.evaluate((field) => field === document.activeElement)).toBe(true);

    // Nothing is lost while the connection is interrupted, and the page shows the age of its data.
    await list.context().setOffline(true);
    const bar = detail.getByText(t('shell:error.offlineBar'));
    await bar.waitFor();
    await act(staff, number, 'RESUME');
    await soon(staffRow);
    expect(await header.getByText(ON_HOLD[language], { exact: true }).count()).toBe(1);
    await list.context().setOffline(false);
    await header.getByText(NEW[language], { exact: true }).waitFor();
    await row.waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('Half a sentence');
    await Promise.all([list.context().close(), staff.context().close()]);
  },
);

test('the names of other viewers of a job do not move the buttons to the next job', async () => {
  const t = await textsIn('en');
  const session = await sessionOf('production@aurifex.test');
  const { number } = await newestJob(session);
  const page = await windowIn(session, { path: `${JOBS}/${number}` });
  const arrows = page.getByRole('navigation', { name: t('list.neighbours') });
  await arrows.waitFor();
  await quiet(page);
  const before = await arrows.boundingBox();
  const visitor = await signedIn('admin@aurifex.test', { path: `${JOBS}/${number}` });
  const words = t('orders:visitors', { names: '', count: 1 }).trim();
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  expect(await arrows.boundingBox()).toEqual(before);
  await Promise.all([page.context().close(), visitor.context().close()]);
});

async function soon(place: Locator): Promise<void> {
  await place.first().waitFor({ timeout: SOON });
}

/** Runs a transition in the session of a page. The page learns of it only from the server. */
async function act(page: Page, number: string, action: string): Promise<void> {
  const { jobOrder } = await runOperation(
    page,
    'query ($number: String!) { jobOrder(number: $number) { id version } }',
    {
      number,
    },
  );
  const { result } = await runOperation(
    page,
    `mutation ($input: TransitionJobOrderInput!) { result: transitionJobOrder(input: $input) { __typename } }`,
    { input: { id: jobOrder.id, version: jobOrder.version, action } },
  );
  expect(result.__typename).toBe('TransitionJobOrderSuccess');
}
