import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { quiet } from '../pages/page-state.ts';
import { runOperation } from '../run-operation.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, textsIn } from '../texts.ts';
import { newQuote, takeSteps } from './new-quote.ts';
import { orderAgain } from './order-again.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();
const { db } = journeyDatabase();

const TRACKING = '/backoffice/status-tracking';
/** Maximum delay of an update by another user, in milliseconds. */
const SOON = 2_000;

/** The day a number of days from now, as `YYYY-MM-DD`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two staff users with the same page. */
async function bothAt(language: Language, path: string): Promise<readonly [Page, Page]> {
  const open = async () => signedIn(await ownUser('admin@aurifex.test'), { language, path });
  const [ann, ben] = [await open(), await open()];
  await Promise.all([quiet(ann), quiet(ben)]);
  return [ann, ben];
}

/** Chooses an entry of the menu in the page header. */
async function choose(page: Page, t: TFunction, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: t('common:moreActions') }).last();
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test.each(LANGUAGES)(
  'two users who change the promised day at the same time see both days and each other (%s)',
  async (language) => {
    const t = await textsIn(language);
    const session = await sessionOf(await ownUser('approver@luna.test'));
    const number = await orderAgain(session);
    const path = `${TRACKING}/job-orders/${number}`;
    const [ann, ben] = await bothAt(language, path);
    // A user who opens the page later sees it too. Customers never see which staff member is viewing.
    await ben.getByRole('status').filter({ hasText: 'of a journey' }).waitFor();
    const customer = await windowIn(session, { language, path });
    await quiet(customer);
    expect(await customer.getByRole('status').filter({ hasText: 'of a journey' }).count()).toBe(0);

    await choose(ann, t, t('jobs:action.RESCHEDULE'));
    const dialog = ann.getByRole('dialog');
    const field = dialog.locator('input[name=promisedOn]');
    const [mine, theirs] = [dayIn(40), dayIn(50)];
    await field.fill(mine);
    const { jobOrder } = await runOperation(
      ben,
      'query ($number: String!) { jobOrder(number: $number) { id version } }',
      { number },
    );
    await runOperation(
      ben,
      'mutation ($input: RescheduleJobOrderInput!) { rescheduleJobOrder(input: $input) { __typename } }',
      { input: { ...jobOrder, promisedOn: theirs } },
    );
    const choices = dialog.getByRole('alert').getByRole('button');
    await choices.first().waitFor({ timeout: SOON });
    expect(await choices.count()).toBe(2);
    expect(await field.inputValue()).toBe(mine);
    await choices.first().click();
    await dialog.getByRole('button', { name: t('jobs:action.RESCHEDULE'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const job = await db.jobOrder.findUniqueOrThrow({ where: { number } });
    expect(job.promisedOn?.toISOString().slice(0, 10)).toBe(mine);
    await Promise.all([customer, ann, ben].map((page) => page.context().close()));
  },
);

test.each(LANGUAGES)(
  'two users who edit an offer keep their input, and choose between conflicting values (%s)',
  async (language) => {
    const t = await textsIn(language);
    const { id, number } = await newQuote(await sessionOf(await ownUser('approver@luna.test')));
    await takeSteps(await sessionOf(await ownUser('admin@aurifex.test')), id, ['REVIEW']);
    const [ann, ben] = await bothAt(language, `${TRACKING}/quotes/${number}`);
    const days = (page: Page) => page.locator('input[name="terms.leadDays"]');
    const terms = (page: Page) => page.getByLabel(t('quotes:terms.title'));
    const save = (page: Page) => page.getByRole('button', { name: t('quotes:offer.save') });
    await days(ann).waitFor();
    await days(ben).waitFor();

    await terms(ann).fill('Half before work begins');
    await days(ann).fill('7');
    await days(ben).fill('9');
    await save(ben).click();
    await ben
      .getByText(t('operation.saved', { name: number }))
      .first()
      .waitFor();
    const choices = ann
      .getByRole('alert')
      .filter({ hasText: t('merge:title') })
      .getByRole('button');
    await choices.first().waitFor({ timeout: SOON });
    expect(await choices.allTextContents()).toEqual([
      t('merge:mine', { value: '7' }),
      t('merge:theirs', { value: '9' }),
    ]);
    expect([await days(ann).inputValue(), await terms(ann).inputValue()]).toEqual([
      '7',
      'Half before work begins',
    ]);
    expect(await save(ann).isDisabled()).toBe(true);
    await choices.last().click();
    await save(ann).click();
    await ann
      .getByText(t('operation.saved', { name: number }))
      .first()
      .waitFor();
    const { currentVersion } = await db.priceQuote.findUniqueOrThrow({
      where: { number },
      include: { currentVersion: true },
    });
    expect(currentVersion).toMatchObject({ leadDays: 9, terms: 'Half before work begins' });
    await Promise.all([ann, ben].map((page) => page.context().close()));
  },
);
