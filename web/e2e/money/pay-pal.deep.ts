import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { cents } from '../amounts.ts';
import { startJourney } from '../journey.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, type Language, pathIn, textsIn } from '../texts.ts';
import { newInvoice } from './new-invoice.ts';
import { DECLINED_WORDS } from './type-card.ts';
import { useNoFunds } from './use-no-funds.ts';

const { signedIn, sessionOf } = await startJourney();

const PAYMENTS = '/backoffice/financial/payments';
const PAY = `${PAYMENTS}/pay`;
/** Buttons of the sandbox's page, which is in English only. */
const AT_PAYPAL = { pay: 'Pay', empty: 'Pay from an empty account', cancel: 'Cancel' } as const;

/** A number of separate invoices of Luna, and a new owner on the payment page. */
async function openPayPage(language: Language, count: number) {
  const buyer = await sessionOf(await ownUser('approver@luna.test'));
  const staff = await sessionOf(await ownUser('admin@aurifex.test'));
  const invoices = [];
  for (let made = 0; made < count; made++) invoices.push(await newInvoice(buyer, staff));
  const named = invoices.map(({ number }) => number).join(',');
  const page = await signedIn(await ownUser('owner@luna.test'), {
    language,
    path: `${PAY}?invoice=${named}`,
  });
  return { page, invoices };
}

/** Approves or cancels the payment on PayPal's page and returns. */
async function decide(page: Page, t: TFunction, decision: keyof typeof AT_PAYPAL): Promise<void> {
  const own = new URL(page.url()).origin;
  await page.getByRole('button', { name: t('pay:payPal.pay') }).click();
  await page.getByRole('heading', { name: /^Pay USD \d/ }).waitFor();
  expect(new URL(page.url()).origin).not.toBe(own);
  await page.getByRole('button', { name: AT_PAYPAL[decision], exact: true }).click();
  await page.waitForURL((url) => url.origin === own);
}

/** The payment whose receipt is linked on the page. */
async function receipt(
  page: Page,
): Promise<{ number: string; amount: string; available: string; method: string }> {
  const link = page.getByRole('link', { name: /PAY-\d+/ }).first();
  const number = (await link.textContent())?.match(/PAY-\d+/)?.[0] ?? '';
  const { payment } = await runOperation(
    page,
    'query ($number: String!) { payment(number: $number) { number amount available method } }',
    { number },
  );
  return payment;
}

test.each(LANGUAGES)('an overpayment with PayPal becomes a prepayment (%s)', async (language) => {
  const t = await textsIn(language);
  const { page, invoices } = await openPayPage(language, 1);
  const [{ number, total } = { number: '', total: '' }] = invoices;
  await useNoFunds(page, t);
  const rest = 1_250;
  const amount = page.getByLabel(t('pay:money.amount'), { exact: true });
  await amount.fill(((cents(total) + rest) / 100).toFixed(2));
  await page.getByText(t('pay:preview.rest')).waitFor();
  // A payment above the balance needs a confirmation: first cancelled, then confirmed.
  const payPal = page.getByRole('button', { name: t('pay:payPal.pay') });
  await payPal.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('common:cancel') }).click();
  await question.waitFor({ state: 'hidden' });
  await payPal.click();
  await question.getByRole('button', { name: /\d/ }).click();
  await page.getByRole('button', { name: AT_PAYPAL.pay, exact: true }).click();
  await page.getByRole('heading', { name: t('pay:done.title') }).waitFor();
  await page.getByText(t('pay:done.invoicePaid', { number })).waitFor();
  const payment = await receipt(page);
  expect([payment.method, cents(payment.available)]).toEqual(['PAYPAL', rest]);

  // It is available for the next payment. The reopened page sends no request to PayPal.
  await page.getByRole('button', { name: t('pay:done.more') }).click();
  await page.getByLabel(t('pay:funds.useOf', { number: payment.number })).waitFor();
  await page.reload();
  await page.getByLabel(t('pay:funds.useOf', { number: payment.number })).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test.each(LANGUAGES)(
  'a cancelled or declined PayPal payment returns to the selection; a payment is listed with its method (%s)',
  async (language) => {
    const t = await textsIn(language);
    const { page, invoices } = await openPayPage(language, 2);
    const [one = '', two = ''] = invoices.map(({ number }) => number);
    await useNoFunds(page, t);
    await page.getByLabel(t('pay:invoices.amountOf', { number: one })).fill('12.34');
    const amount = page.getByLabel(t('pay:money.amount'), { exact: true });
    const more = ((1_234 + cents(invoices[1]?.total ?? '0')) / 100).toFixed(2);
    await amount.fill(more);

    const isAsBefore = async () => {
      expect(await page.getByLabel(t('pay:invoices.amountOf', { number: one })).inputValue()).toBe('12.34');
      expect(await page.getByLabel(t('pay:invoices.choose', { number: two })).isChecked()).toBe(true);
      expect(await amount.inputValue()).toBe(more);
    };
    await decide(page, t, 'cancel');
    await page.getByText(t('pay:payPal.cancelled')).waitFor();
    await isAsBefore();
    await decide(page, t, 'empty');
    await page.getByText(DECLINED_WORDS[language]).waitFor();
    await amount.waitFor();
    await isAsBefore();

    await decide(page, t, 'pay');
    await page.getByRole('heading', { name: t('pay:done.title') }).waitFor();
    await page.getByText(t('pay:done.invoicePaid', { number: two })).waitFor();
    const payment = await receipt(page);
    expect(payment).toMatchObject({ method: 'PAYPAL', available: '0' });
    expect(cents(payment.amount)).toBe(cents(more));

    await page.goto(pathIn(language, `${PAYMENTS}?search=${payment.number}`));
    const row = page.getByRole('row').filter({ hasText: payment.number });
    await row.getByText(t('ledger:method.PAYPAL'), { exact: true }).first().waitFor();
    await row.getByRole('link', { name: payment.number, exact: true }).click();
    await page.getByRole('link', { name: two }).first().waitFor();
  },
);
