import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { cents } from '../amounts.ts';
import { download } from '../download.ts';
import { startJourney } from '../journey.ts';
import { orderAgain } from '../orders/order-again.ts';
import { confirmDialog } from '../parts.ts';
import { runLanguages } from '../run-languages.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { type Language, pathIn, textsIn } from '../texts.ts';
import { newSalesOrder } from './new-invoice.ts';

const { sessionOf, windowIn } = await startJourney();

const ORDERS = '/backoffice/status-tracking/sales-orders';
const INVOICES = '/backoffice/financial/invoices';
const PAYMENTS = '/backoffice/financial/payments';
const STATUS = {
  en: { draft: 'Draft', open: 'Open', part: 'Partially paid', paid: 'Paid', void: 'Void' },
  fr: {
    draft: 'Brouillon',
    open: 'Ouverte',
    part: 'Partiellement payée',
    paid: 'Payée',
    void: 'Annulée',
  },
} as const;

/** The session of a customer, and a window of a new administrator on a sales order without an invoice. */
async function billableOrder(language: Language) {
  const customer = await sessionOf(await ownUser('approver@luna.test'));
  const job = await orderAgain(customer);
  const administrator = await sessionOf(await ownUser('admin@aurifex.test'));
  const number = await newSalesOrder(administrator, job);
  const staff = await windowIn(administrator, { language, path: `${ORDERS}/${number}` });
  return { customer, staff };
}

/** Bills the shown order. Returns the number of its invoice, whose page is then open. */
async function bill(page: Page, t: TFunction, act: 'DRAFT' | 'ISSUE'): Promise<string> {
  const name = t(`sales-orders:billing.action.${act}`);
  await page.getByRole('button', { name, exact: true }).click();
  await confirmDialog(page, name);
  await page.waitForURL(/invoices\/INV-\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function expectStatus(page: Page, number: string, status: string): Promise<void> {
  const band = page.getByRole('heading', { level: 1, name: number }).locator('..');
  await band.getByText(status, { exact: true }).waitFor();
}

/** An amount as typed in a language. */
const typed = (amount: number, language: Language) =>
  (amount / 100).toFixed(2).replace('.', language === 'fr' ? ',' : '.');

async function owedOf(page: Page, number: string) {
  const { invoice } = await runOperation(
    page,
    'query ($number: String!) { invoice(number: $number) { total customer { databaseId } } }',
    { number },
  );
  const { paymentAllocation } = await runOperation(
    page,
    'query ($customerId: Int!) { paymentAllocation(customerId: $customerId) { owed } }',
    { customerId: invoice.customer.databaseId },
  );
  return { total: cents(invoice.total), owed: cents(paymentAllocation.owed) };
}

test.each(runLanguages(0))(
  'an order is billed, its invoice printed and overpaid, and a part refunded (%s)',
  async (language) => {
    const t = await textsIn(language);
    const words = STATUS[language];
    const { customer: session, staff } = await billableOrder(language);
    const number = await bill(staff, t, 'DRAFT');
    await expectStatus(staff, number, words.draft);
    const issue = t('invoices:action.ISSUE');
    await staff.getByRole('button', { name: issue, exact: true }).click();
    await confirmDialog(staff, issue);
    await expectStatus(staff, number, words.open);

    const customer = await windowIn(session, { language, path: `${INVOICES}?tab=processing` });
    await customer.getByRole('link', { name: number }).click();
    await expectStatus(customer, number, words.open);
    const pdf = await download(customer, `/documents/invoice/${number}.pdf?lang=${language}`);
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

    const rest = 2_500;
    const { total, owed } = await owedOf(staff, number);
    const payment = await recordPayment(staff, t, {
      amount: typed(owed + rest, language),
      number,
      part: typed(total, language),
      language,
    });
    await expectStatus(customer, number, words.paid);

    // The rest is refunded together with a cent of the invoice, after one confirmation.
    const refund = t('payments:action.REFUND');
    await staff
      .getByRole('button', { name: t('common:moreActions') })
      .last()
      .click();
    await staff.getByRole('menuitem', { name: refund, exact: true }).click();
    const dialog = staff.getByRole('dialog');
    const left = owed + rest - total;
    await dialog.getByLabel(t('payments:column.amount')).fill(typed(left + 1, language));
    await dialog.getByLabel(t('payments:field.reason')).fill('Too much came');
    await dialog.getByRole('button', { name: t('payments:refund.confirm'), exact: true }).click();
    await confirmDialog(staff, t('payments:refund.reopen'));
    await staff.getByText('Too much came').first().waitFor();
    await expectStatus(customer, number, words.part);
    const { invoice } = await runOperation(
      customer,
      'query ($number: String!) { invoice(number: $number) { balance } }',
      { number },
    );
    expect(invoice).toEqual({ balance: '0.01' });
    await staff.goto(pathIn(language, `${PAYMENTS}?search=${payment}`));
    await staff.getByRole('link', { name: payment, exact: true }).waitFor();
  },
);

type Recorded = { amount: string; number: string; part: string; language: Language };

/** Records a payment of Luna for one invoice, above its balance. Returns its number. Its page is then open. */
async function recordPayment(page: Page, t: TFunction, recorded: Recorded): Promise<string> {
  const { amount, number, part, language } = recorded;
  await page.goto(pathIn(language, PAYMENTS));
  await page.getByRole('button', { name: t('payments:record.open'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox').fill('Luna Fine');
  await drawer
    .getByRole('option', { name: /^Luna Fine Jewelers/ })
    .first()
    .click();
  await drawer.getByLabel(t('payments:column.amount'), { exact: true }).fill(amount);
  const own = t('payments:allocation.amount', { number });
  await drawer.getByRole('textbox', { name: own, exact: true }).waitFor();
  for (const field of await drawer.locator('input[name^=allocation-]').all()) await field.fill('');
  await drawer.getByRole('textbox', { name: own, exact: true }).fill(part);
  await drawer.getByRole('button', { name: t('payments:record.confirm'), exact: true }).click();
  await drawer.getByRole('button', { name: t('payments:record.keepRest'), exact: true }).click();
  await page.waitForURL(/payments\/PAY-\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test.each(runLanguages(1))(
  'an invoice is voided with a reason, printed with another one, and its order billed again (%s)',
  async (language) => {
    const t = await textsIn(language);
    const words = STATUS[language];
    const { customer: session, staff } = await billableOrder(language);
    const order = new URL(staff.url()).pathname;
    const number = await bill(staff, t, 'ISSUE');
    const customer = await windowIn(session, { language, path: `${INVOICES}/${number}` });
    await expectStatus(customer, number, words.open);
    await staff
      .getByRole('button', { name: t('common:moreActions') })
      .last()
      .click();
    const voidIt = t('invoices:action.VOID');
    await staff.getByRole('menuitem', { name: voidIt, exact: true }).click();
    await staff.getByRole('dialog').getByLabel(t('invoices:field.reason')).fill('Wrong address');
    await confirmDialog(staff, voidIt);
    await expectStatus(customer, number, words.void);
    await customer.getByText(t('invoices:closed', { reason: 'Wrong address' })).waitFor();

    await staff.goto(order);
    const next = await bill(staff, t, 'ISSUE');
    expect(next).not.toBe(number);
    await staff.goto(pathIn(language, `${INVOICES}?tab=all`));
    for (const each of [number, next])
      await staff.getByRole('row').filter({ hasText: each }).getByRole('checkbox').click();
    const asked = staff.waitForRequest(/\/documents\/invoices\.pdf/);
    await staff
      .getByRole('button', { name: t('invoices:bulk.print'), exact: true })
      .last()
      .click();
    const pdf = await download(staff, (await asked).url());
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    // The order shows both.
    await staff.goto(order);
    for (const each of [number, next]) await staff.getByRole('link', { name: each }).waitFor();
  },
);
