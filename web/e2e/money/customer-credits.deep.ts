import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { readPdf } from '../../../server/test/pdf.ts';
import { download } from '../download.ts';
import { startJourney } from '../journey.ts';
import { LANGUAGES, pathIn, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const CREDITS = '/backoffice/financial/customer-credits';
const OUTLET = 'LUNA-002';
const TOO_MUCH = {
  en: 'This exceeds the available credit.',
  fr: 'Ce montant dépasse l’avoir disponible.',
} as const;
const PRINTED = { en: ['Credit memo', 'The catch was weak'], fr: ['Avoir', 'The catch was weak'] };

test.each(LANGUAGES)(
  'a credit is issued and applied to an invoice, the rest is refunded, and its memo shows both (%s)',
  async (language) => {
    const t = await textsIn(language);
    const staff = await signedIn('finance@aurifex.test', { language, path: CREDITS });
    await staff.getByRole('button', { name: t('customer-credits:issue.open') }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('combobox').fill(OUTLET);
    await dialog.getByRole('option', { name: OUTLET }).click();
    await dialog.getByLabel(t('customer-credits:field.amount')).fill(language === 'fr' ? '60,50' : '60.50');
    await dialog.getByLabel(t('customer-credits:field.reason')).fill('The catch was weak');
    await dialog.getByRole('button', { name: t('customer-credits:issue.send') }).click();
    await staff.waitForURL(/customer-credits\/CR-\d+$/);
    const number = staff.url().split('/').at(-1) ?? '';

    await open(staff, t, 'APPLY');
    const invoice = dialog.getByLabel(t('customer-credits:field.applyTo'));
    await invoice.locator('option').nth(1).waitFor({ state: 'attached' });
    await invoice.selectOption({ index: 1 });
    await dialog.getByLabel(t('customer-credits:field.amount')).fill('20');
    await send(staff, t, 'APPLY');
    const billed = staff.getByRole('link', { name: /INV-\d+/ });
    expect(await billed.first().getAttribute('href')).toMatch(/\/invoices\/INV-\d+$/);
    await open(staff, t, 'REFUND');
    await dialog.getByLabel(t('customer-credits:field.amount')).fill('99');
    await dialog.getByLabel(t('customer-credits:field.reason')).fill('Wished');
    await dialog.getByRole('button', { name: t('customer-credits:action.REFUND') }).click();
    await dialog.getByText(TOO_MUCH[language]).first().waitFor();
    await dialog.getByLabel(t('customer-credits:field.amount')).fill('40.50');
    await send(staff, t, 'REFUND');
    await staff.getByText(t('customer-credits:usedUp'), { exact: true }).waitFor();

    const memo = await download(staff, `/documents/credit-memo/${number}.pdf?lang=${language}`);
    const { pages, title } = await readPdf(await memo.body());
    expect(title).toContain(number);
    for (const word of PRINTED[language]) expect(pages.join('\n')).toContain(word);
  },
);

test('the account of a customer is shown above its credits, with its terms and its statement', async () => {
  const t = await textsIn('en');
  const accountant = await signedIn('accounting@luna.test', { path: CREDITS });
  await accountant.getByText(t('money:balance.open'), { exact: true }).waitFor();
  expect(await accountant.getByRole('button', { name: t('customer-credits:issue.open') }).count()).toBe(0);
  await accountant.getByRole('link', { name: t('money:balance.settings'), exact: true }).click();
  await accountant.getByRole('heading', { name: t('customer-settings:title') }).waitFor();
  expect(await accountant.getByRole('button', { name: t('customer-settings:save') }).count()).toBe(0);
  const statement = await download(accountant, '/documents/statement.pdf');
  expect([statement.status(), statement.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('finance changes the terms of a customer', async () => {
  const t = await textsIn('fr');
  const path = '/backoffice/financial/customer-settings';
  const staff = await signedIn('finance@aurifex.test', { language: 'fr', path });
  await staff.getByRole('combobox').fill(OUTLET);
  await staff.getByRole('option', { name: OUTLET }).click();
  const exemption = staff.getByLabel(t('customer-settings:field.taxExempt'));
  await exemption.check();
  await staff.getByRole('button', { name: t('customer-settings:save') }).click();
  await staff.getByLabel(t('customer-settings:field.taxExemptNumber')).fill('EX-2026');
  await exemption.uncheck();
  await staff.getByLabel(t('customer-settings:field.depositPercent')).fill('25,5');
  await staff.getByRole('button', { name: t('customer-settings:save') }).click();
  await staff
    .getByText(/EX-2026|enregistrement réussi/)
    .first()
    .waitFor();
  await staff.goto(pathIn('fr', path));
});

async function open(page: Page, t: TFunction, action: string): Promise<void> {
  await page.getByRole('button', { name: t(`customer-credits:action.${action}`), exact: true }).click();
}

async function send(page: Page, t: TFunction, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t(`customer-credits:action.${action}`), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
