import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, pathIn, textsIn } from '../texts.ts';
import { newInvoice } from './new-invoice.ts';

const { signedIn, sessionOf } = await startJourney();

const INVOICES = '/backoffice/financial/invoices';
const STATUS = {
  en: { part: 'Partially paid', paid: 'Paid' },
  fr: { part: 'Partiellement payée', paid: 'Payée' },
} as const;
const TOO_MUCH = {
  en: 'This exceeds the balance of the invoice.',
  fr: 'Ce montant dépasse le solde de la facture.',
} as const;

/** An amount as typed in a language. */
const typed = (cents: number, language: Language) =>
  (cents / 100).toFixed(2).replace('.', language === 'fr' ? ',' : '.');

/** Opens the payment form from an invoice. */
async function openForm(page: Page, t: TFunction) {
  await page.getByRole('button', { name: t('invoices:record'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  const amount = drawer.getByLabel(t('payments:column.amount'), { exact: true });
  await amount.waitFor();
  const confirm = drawer.getByRole('button', { name: t('payments:record.confirm'), exact: true });
  return { drawer, amount, confirm };
}

async function expectStatus(page: Page, number: string, status: string): Promise<void> {
  const band = page.getByRole('heading', { level: 1, name: number }).locator('..');
  await band.getByText(status, { exact: true }).waitFor();
}

test.each(LANGUAGES)(
  'staff record a part of an invoice by cheque and then the rest; an invalid amount is an error at its field (%s)',
  async (language) => {
    const t = await textsIn(language);
    const buyer = await sessionOf(await ownUser('approver@luna.test'));
    const admin = await sessionOf(await ownUser('admin@aurifex.test'));
    const { number, total } = await newInvoice(buyer, admin);
    const due = Math.round(Number(total) * 100);
    const part = 1_234;

    const finance = await ownUser('finance@aurifex.test');
    const page = await signedIn(finance, { language, path: `${INVOICES}/${number}` });
    const { drawer, amount, confirm } = await openForm(page, t);
    const own = drawer.getByRole('textbox', {
      name: t('payments:allocation.amount', { number }),
      exact: true,
    });
    // The whole balance by default.
    await own.waitFor();
    expect([await amount.inputValue(), await own.inputValue()]).toEqual([
      typed(due, language),
      typed(due, language),
    ]);

    await drawer.getByLabel(t('payments:column.method')).selectOption('CHECK');
    await drawer.getByLabel(t('payments:column.reference')).fill('CHQ 4711');
    await amount.fill('12.345');
    await confirm.click();
    await drawer.getByText(t('errors:NOT_AN_AMOUNT')).first().waitFor();
    expect([await amount.getAttribute('aria-invalid'), await amount.inputValue()]).toEqual([
      'true',
      '12.345',
    ]);

    // The allocation follows the amount.
    await amount.fill(typed(part, language));
    await page.waitForFunction(([field, text]) => (field as HTMLInputElement).value === text, [
      await own.elementHandle(),
      typed(part, language),
    ] as const);
    await amount.fill(typed(due + 500, language));
    await own.fill(typed(due + 500, language));
    await confirm.click();
    await drawer.getByText(TOO_MUCH[language]).first().waitFor();
    expect(await own.getAttribute('aria-invalid')).toBe('true');
    expect([await amount.inputValue(), await own.inputValue()]).toEqual([
      typed(due + 500, language),
      typed(due + 500, language),
    ]);
    expect(await drawer.getByLabel(t('payments:column.reference')).inputValue()).toBe('CHQ 4711');

    await amount.fill(typed(part, language));
    await own.fill(typed(part, language));
    await confirm.click();
    await page.waitForURL(/payments\/PAY-\d+$/);
    await page.getByText(t('ledger:method.CHECK')).first().waitFor();
    await page.getByText('CHQ 4711').first().waitFor();
    await page.getByRole('link', { name: number }).first().click();
    await expectStatus(page, number, STATUS[language].part);

    const rest = await openForm(page, t);
    expect(await rest.amount.inputValue()).toBe(typed(due - part, language));
    await rest.confirm.click();
    await page.waitForURL(/payments\/PAY-\d+$/);
    // Going back does not record it again.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('payments:title') }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.goto(pathIn(language, `${INVOICES}/${number}`));
    await expectStatus(page, number, STATUS[language].paid);
    expect(await page.getByRole('button', { name: t('invoices:record'), exact: true }).count()).toBe(0);
    const { invoice } = await runOperation(
      page,
      'query ($number: String!) { invoice(number: $number) { balance applied } }',
      { number },
    );
    expect([Number(invoice.balance), Math.round(Number(invoice.applied) * 100)]).toEqual([0, due]);
  },
);
