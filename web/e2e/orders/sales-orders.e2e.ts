import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { download } from '../download.ts';
import { startJourney } from '../journey.ts';
import { runLanguages } from '../run-languages.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { textsIn } from '../texts.ts';
import { orderAgain } from './order-again.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';
const ORDERS = '/backoffice/status-tracking/sales-orders';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const STATUS = {
  en: { waiting: 'Awaiting payment', confirmed: 'Confirmed', shipped: 'Shipped', done: 'Completed' },
  fr: { waiting: 'En attente de paiement', confirmed: 'Confirmée', shipped: 'Expédiée', done: 'Terminée' },
} as const;

test.each(runLanguages(0))(
  'a layaway is agreed on, paid in instalments, shipped when paid, and ordered again (%s)',
  async (language) => {
    const t = await textsIn(language);
    const words = STATUS[language];
    const session = await sessionOf(await ownUser('approver@luna.test'), PHONE);
    const job = await orderAgain(session);
    const staff = await signedIn('sales@aurifex.test', { language, path: `${JOBS}/${job}` });
    const number = await makeLayaway(staff, t);
    const customer = await windowIn(session, { language, path: `${ORDERS}/${number}` });
    await expectStatus(customer, number, words.waiting);

    await recordDeposit(staff, t, 'Slip 1');
    await expectStatus(staff, number, words.confirmed);
    await expectStatus(customer, number, words.confirmed);
    await finish(staff, customer, job);
    await staff.reload();
    const ship = staff.getByRole('button', { name: t('sales-orders:action.CREATE_SHIPMENT'), exact: true });
    await staff.getByRole('heading', { level: 1, name: number }).waitFor();
    expect(await ship.count()).toBe(0);

    await recordDeposit(staff, t, 'Slip 2');
    await ship.click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel(t('sales-orders:field.trackingNumber')).last().fill('1Z 77');
    await dialog.getByRole('button', { name: t('sales-orders:action.CREATE_SHIPMENT'), exact: true }).click();
    await expectStatus(staff, number, words.shipped);
    await customer.getByText('1Z 77').waitFor();
    const slip = await download(customer, `/documents/shipment-slip/${number}-1.pdf?lang=${language}`);
    expect([slip.status(), slip.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await step(staff, t, 'COMPLETE');
    await expectStatus(customer, number, words.done);
    const next = await placeAgain(customer, t, number);
    expect(next).not.toBe(number);
    await expectStatus(customer, next, words.waiting);
  },
);

async function expectStatus(page: Page, number: string, status: string): Promise<void> {
  const band = page.getByRole('heading', { level: 1, name: number }).locator('..');
  await band.getByText(status, { exact: true }).waitFor();
}

async function makeLayaway(page: Page, t: TFunction): Promise<string> {
  await page.getByRole('button', { name: t('jobs:group.openSalesOrder') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('jobs:salesOrder.kind')).selectOption('POS_LSO');
  await dialog.getByLabel(t('jobs:salesOrder.depositPercent')).fill('20');
  await dialog.getByLabel(t('jobs:salesOrder.payUntil')).fill('2099-12-31');
  await dialog.getByRole('button', { name: t('jobs:salesOrder.confirm') }).click();
  await page.waitForURL(/sales-orders\/SO-\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Records the amount that is due, as proposed by the dialog. */
async function recordDeposit(page: Page, t: TFunction, reference: string): Promise<void> {
  const name = t('sales-orders:action.RECORD_DEPOSIT');
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('sales-orders:field.method')).selectOption('CHECK');
  await dialog.getByLabel(t('sales-orders:field.reference')).fill(reference);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(reference).waitFor();
}

async function step(page: Page, t: TFunction, action: string): Promise<void> {
  const name = t(`sales-orders:action.${action}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function placeAgain(page: Page, t: TFunction, number: string): Promise<string> {
  await page.getByRole('button', { name: t('sales-orders:action.RE_ORDER'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('sales-orders:again.title', { number }) });
  await dialog.getByText(t('sales-orders:sums.grandTotal'), { exact: true }).waitFor();
  await dialog.getByLabel(t('sales-orders:facts.po')).fill('PO again');
  await dialog.getByRole('button', { name: t('sales-orders:again.confirm') }).click();
  await page.waitForURL((url) => url.pathname.includes('sales-orders/SO-') && !url.pathname.endsWith(number));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Moves a job to the end of production. The customer approves it where needed. */
async function finish(staff: Page, customer: Page, job: string): Promise<void> {
  const { jobOrder } = await runOperation(
    staff,
    'query ($number: String!) { jobOrder(number: $number) { id } }',
    {
      number: job,
    },
  );
  const move = async (action: string) => {
    const { result } = await runOperation(
      staff,
      'mutation ($input: TransitionJobOrderInput!) { result: transitionJobOrder(input: $input) { __typename } }',
      { input: { id: jobOrder.id, action } },
    );
    return result.__typename === 'TransitionJobOrderSuccess';
  };
  if (!(await move('RELEASE'))) {
    await move('REQUEST_APPROVAL');
    await runOperation(
      customer,
      'mutation ($input: ApproveJobOrderInput!) { result: approveJobOrder(input: $input) { __typename } }',
      { input: { id: jobOrder.id } },
    );
  }
  for (const action of ['START', 'TO_QC', 'PASS'])
    expect([action, await move(action)]).toEqual([action, true]);
}
