import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { quiet } from '../pages/page-state.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, textsIn } from '../texts.ts';
import { orderAgain } from './order-again.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const NEWEST = '/backoffice/status-tracking/job-orders?tab=new';
const STATUS = { NEW: { en: 'New', fr: 'Nouvelle' }, ON_HOLD: { en: 'On hold', fr: 'En attente' } } as const;
/** Maximum delay of an update by another user, in milliseconds. */
const SOON = 2_000;

const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });

/** The session of a customer with two new jobs. */
async function orderTwo() {
  const session = await sessionOf(await ownUser('approver@luna.test'));
  return { session, numbers: [await orderAgain(session), await orderAgain(session)] };
}

/** Waits until a window shows the newest jobs, including these. */
async function showsAll(page: Page, numbers: readonly string[]): Promise<Page> {
  for (const number of numbers) await rowOf(page, number).waitFor();
  await quiet(page);
  return page;
}

/** A window of a workshop user on the newest jobs. */
async function staffAt(numbers: readonly string[], language: Language): Promise<Page> {
  const user = await ownUser('production@aurifex.test');
  return showsAll(await signedIn(user, { language, path: NEWEST }), numbers);
}

/** Selects the jobs and opens the preview of moving them to 'on hold'. */
async function previewHold(page: Page, numbers: readonly string[], t: TFunction) {
  for (const number of numbers) await rowOf(page, number).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('job-bulk:updateStatus') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('ON_HOLD');
  await dialog.getByText(t('job-bulk:preview', { count: 2, total: 2 })).waitFor();
  return dialog;
}

/** The transitions in the history of a job. */
async function stepsOf(page: Page, number: string): Promise<string[]> {
  const { jobOrder } = await runOperation(
    page,
    'query ($number: String!) { jobOrder(number: $number) { history { action } } }',
    { number },
  );
  return jobOrder.history.map(({ action }: { action: string }) => action);
}

test.each(LANGUAGES)(
  'jobs are moved together as previewed and undone together, with live updates for the customer (%s)',
  async (language) => {
    const t = await textsIn(language);
    const { session, numbers } = await orderTwo();
    const customer = await showsAll(await windowIn(session, { language, path: NEWEST }), numbers);
    const staff = await staffAt(numbers, language);
    const undo = t('jobs:undo.action');

    // Moved and undone in the same dialog.
    const dialog = await previewHold(staff, numbers, t);
    const change = t('job-bulk:fromTo', { from: STATUS.NEW[language], to: STATUS.ON_HOLD[language] });
    expect(await dialog.getByText(change, { exact: true }).count()).toBe(2);
    await dialog.getByRole('button', { name: t('job-bulk:apply', { count: 2 }) }).click();
    await dialog.getByText(t('job-bulk:done', { count: 2, total: 2 })).waitFor();
    await Promise.all(
      numbers.map((number) => rowOf(customer, number).waitFor({ state: 'detached', timeout: SOON })),
    );
    await dialog.getByRole('button', { name: undo }).click();
    await dialog.getByText(t('job-bulk:takenBack', { count: 2, total: 2 })).waitFor();
    await Promise.all(numbers.map((number) => rowOf(customer, number).waitFor({ timeout: SOON })));
    await staff.keyboard.press('Escape');
    await quiet(staff);

    // Moved, and undone later from the list after a reload. Another user has moved one of them in the meantime.
    await previewHold(staff, numbers, t);
    await dialog.getByRole('button', { name: t('job-bulk:apply', { count: 2 }) }).click();
    await dialog.getByText(t('job-bulk:done', { count: 2, total: 2 })).waitFor();
    await staff.keyboard.press('Escape');
    await staff.reload();
    await runOperation(
      staff,
      `mutation ($input: UpdateJobOrderStatusesInput!) { updateJobOrderStatuses(input: $input) { __typename } }`,
      { input: { jobOrderIds: [await idOf(staff, numbers[0])], statusCode: 'NEW' } },
    );
    await staff.getByRole('button', { name: undo }).click();
    await dialog.getByText(t('job-bulk:takenBack', { count: 1, total: 2 })).waitFor();
    expect(await dialog.getByRole('row').count()).toBe(3);
    await staff.keyboard.press('Escape');
    await staff.getByRole('button', { name: undo }).waitFor({ state: 'detached' });
    for (const number of numbers) await rowOf(staff, number).waitFor();
    expect((await stepsOf(staff, numbers[1] ?? '')).slice(-4)).toEqual(['HOLD', 'UNDO', 'HOLD', 'UNDO']);
    await Promise.all([customer.context().close(), staff.context().close()]);
  },
);

test('a lost response loses no input, and nothing is done twice', async () => {
  const t = await textsIn('en');
  const { numbers } = await orderTwo();
  const staff = await staffAt(numbers, 'en');
  const dialog = await previewHold(staff, numbers, t);
  const reason = dialog.getByLabel(t('jobs:field.reason'));
  await reason.fill('Waits for stones');
  const apply = dialog.getByRole('button', { name: t('job-bulk:apply', { count: 2 }) });
  await staff.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('useApplyStatusMutation')) return route.continue();
    // The server runs it, but the response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await apply.click();
  await dialog.getByText(t('errors:UNREACHABLE')).first().waitFor();
  expect(await reason.inputValue()).toBe('Waits for stones');
  await staff.unroute('**/graphql');
  await apply.click();
  await dialog.getByText('The job already has this status.').first().waitFor();
  for (const number of numbers)
    expect((await stepsOf(staff, number)).filter((action) => action === 'HOLD')).toEqual(['HOLD']);
  await staff.context().close();
});

async function idOf(page: Page, number = ''): Promise<string> {
  const { jobOrder } = await runOperation(
    page,
    'query ($number: String!) { jobOrder(number: $number) { id } }',
    { number },
  );
  return jobOrder.id;
}
