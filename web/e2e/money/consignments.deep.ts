import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { download } from '../download.ts';
import { startJourney } from '../journey.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const CONSIGNMENTS = '/backoffice/status-tracking/consignments';
const LUNA = 'LUNA-001';
const PIECE = 'RS-101';
const CONTACT = 'buyer@luna.test';
const NAME = 'Bianca Reyes';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TOO_MANY = {
  en: 'This exceeds the number of pieces.',
  fr: 'Ce nombre dépasse le nombre de pièces.',
} as const;

test.each(LANGUAGES)(
  'a consignment is packed and sent, partly sold, returned and lost, and what was sold or lost is billed (%s)',
  async (language) => {
    const t = await textsIn(language);
    const staff = await signedIn('sales@aurifex.test', { language, path: CONSIGNMENTS });
    const number = await pack(staff, t);
    await act(staff, t, 'SEND');
    await staff.getByText(t('consignments:state.OUT'), { exact: true }).first().waitFor();

    const slip = await download(staff, `/documents/consignment-slip/${number}.pdf?lang=${language}`);
    expect([slip.status(), slip.headers()['content-type']]).toEqual([200, 'application/pdf']);

    const path = `${CONSIGNMENTS}/${number}`;
    const user = await ownUser('accounting@luna.test');
    const customer = await signedIn(user, { ...PHONE, language, path });
    await act(customer, t, 'REPORT_SOLD', 1);
    // One too many was reported sold. It is returned with the other.
    await act(customer, t, 'REPORT_SOLD', 1);
    await undoOneSale(customer, t);
    await act(customer, t, 'REQUEST_RETURN');

    // The customer's action appears without a reload.
    await staff.getByText(t('consignments:state.RETURN_REQUESTED'), { exact: true }).first().waitFor();
    await act(staff, t, 'REPORT_LOST', 1);
    await act(staff, t, 'RECEIVE_RETURN');
    await act(staff, t, 'INVOICE');
    await staff.waitForURL(/invoices\/INV-\d+$/);
    const invoice = staff.url().split('/').at(-1) ?? '';

    await customer.getByRole('link', { name: invoice }).first().click();
    await customer.getByRole('heading', { level: 1, name: invoice }).waitFor();
    await customer.goto(pathIn(language, `${CONSIGNMENTS}?tab=closed&search=${number}`));
    await customer.getByRole('link', { name: number, exact: true }).click();
    await customer.getByText(t('consignments:state.INVOICED'), { exact: true }).first().waitFor();
    // A lost piece is still shown as lost after billing.
    await customer.getByText(t('consignments:state.LOST_INVOICED'), { exact: true }).waitFor();
  },
);

test.each(LANGUAGES)(
  'too many pieces are an error at their field, and the due date is changed (%s)',
  async (language) => {
    const t = await textsIn(language);
    const staff = await signedIn('sales@aurifex.test', { language, path: CONSIGNMENTS });
    await pack(staff, t);
    await act(staff, t, 'SEND');
    const dialog = await open(staff, t, 'REPORT_SOLD');
    const field = dialog.getByRole('spinbutton');
    // The browser would prevent it.
    await field.evaluate((input) => input.removeAttribute('max'));
    await field.fill('4');
    await dialog.getByRole('button', { name: t('consignments:action.REPORT_SOLD') }).click();
    await dialog.getByText(TOO_MANY[language]).first().waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await staff.keyboard.press('Escape');
    await staff.getByRole('button', { name: t('unsaved.leave') }).click();

    const moved = await open(staff, t, 'CHANGE_DUE_DATE');
    const day = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
    await moved.getByLabel(t('consignments:column.due')).fill(day);
    await moved.getByLabel(t('consignments:dueDate.reason')).fill('The fair was moved');
    await moved.getByRole('button', { name: t('consignments:action.CHANGE_DUE_DATE') }).click();
    await moved.waitFor({ state: 'hidden' });
    await staff.getByText('The fair was moved').waitFor();
  },
);

/** Packs three solitaires for Luna at an agreed price. Returns the number of the consignment. */
async function pack(page: Page, t: TFunction): Promise<string> {
  await page.getByRole('button', { name: t('consignments:create.open') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox').fill(LUNA);
  await drawer.getByRole('option', { name: LUNA }).click();
  await drawer.getByRole('combobox', { name: t('consignments:create.search') }).fill(PIECE);
  await drawer.getByRole('option', { name: PIECE }).first().click();
  const price = drawer.getByLabel(t('consignments:line.column.memoPrice'));
  await page.waitForFunction(
    (input) => (input as HTMLInputElement).value !== '',
    await price.elementHandle(),
  );
  await drawer.getByLabel(t('consignments:create.quantity'), { exact: true }).fill('3');
  await price.fill('123.50');
  await drawer.getByRole('button', { name: t('consignments:create.chooseContact') }).click();
  await drawer.getByRole('combobox', { name: t('consignments:create.searchContact') }).fill('bian rey');
  await drawer.getByRole('option', { name: CONTACT }).click();
  await drawer.getByRole('button', { name: t('consignments:create.confirm') }).click();
  await page.waitForURL(/consignments\/OC-\d+$/);
  await page.getByRole('heading', { level: 1, name: /^OC-/ }).waitFor();
  await page.getByText(NAME).first().waitFor();
  return page.url().split('/').at(-1) ?? '';
}

/** Undoes the sale of one piece, from the second sold line. */
async function undoOneSale(page: Page, t: TFunction): Promise<void> {
  const dialog = await open(page, t, 'TAKE_BACK');
  expect(await dialog.getByRole('spinbutton').count()).toBe(2);
  await dialog.getByRole('spinbutton').last().fill('1');
  await dialog.getByRole('button', { name: t('consignments:action.TAKE_BACK'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(t('consignments:event.TAKE_BACK', { count: 1 }), { exact: true }).waitFor();
}

async function open(page: Page, t: TFunction, action: string) {
  const name = t(`consignments:action.${action}`);
  const button = page.getByRole('button', { name, exact: true });
  await button
    .or(page.getByRole('button', { name: t('common:moreActions') }))
    .first()
    .waitFor();
  if ((await button.count()) === 0) {
    await page.getByRole('button', { name: t('common:moreActions') }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  } else await button.click();
  return page.getByRole('dialog');
}

/** Runs an action on a number of pieces of the first line that it applies to, or on all proposed pieces. */
async function act(page: Page, t: TFunction, action: string, count?: number): Promise<void> {
  const dialog = await open(page, t, action);
  if (count !== undefined) await dialog.getByRole('spinbutton').first().fill(String(count));
  const all = dialog.getByRole('button', { name: t('consignments:pieces.all') });
  if (count === undefined && (await all.isVisible())) await all.click();
  await dialog.getByRole('button', { name: t(`consignments:action.${action}`), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
