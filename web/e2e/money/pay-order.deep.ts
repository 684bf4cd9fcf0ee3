import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { orderAgain } from '../orders/order-again.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';
import { CARDS, DECLINED_WORDS, typeCard } from './type-card.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';
const ORDERS = '/backoffice/status-tracking/sales-orders';
const STATUS = {
  en: { waiting: 'Awaiting payment', confirmed: 'Confirmed' },
  fr: { waiting: 'En attente de paiement', confirmed: 'Confirmée' },
} as const;

/** The error for more than the balance due. */
const BEYOND = { en: /exceeds the balance due/, fr: /dépasse le solde dû/ } as const;

test.each(LANGUAGES)(
  'the deposit of a layaway is declined, then paid with another card, and more than is due is refused (%s)',
  async (language) => {
    const t = await textsIn(language);
    const owner = await sessionOf(await ownUser('owner@luna.test'));
    const orderCode = (await orderAgain(owner)).replace(/-\d+$/, '');
    const staff = await sessionOf('sales@aurifex.test');
    const { made } = await runOperation(
      staff,
      `mutation ($input: CreateSalesOrderInput!) { made: createSalesOrder(input: $input) { __typename
        ... on CreateSalesOrderSuccess { salesOrder { number payment { requiredDue balance } } } } }`,
      { input: { orderCode, kind: 'POS_LSO', depositPercent: '20', payUntil: '2099-12-31' } },
    );
    const { number, payment } = made.salesOrder;
    const page = await windowIn(owner, { language, path: `${ORDERS}/${number}` });
    await page.getByText(STATUS[language].waiting, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t('sales-orders:action.PAY_DEPOSIT') }).click();
    const dialog = page.getByRole('dialog', { name: t('pay-order:title', { number }) });
    const amount = dialog.getByRole('textbox', { name: t('pay-order:amount', { currency: 'USD' }) });
    const pay = dialog.getByRole('button', { name: t('pay-order:submit'), exact: true });
    await amount.waitFor();
    expect((await amount.inputValue()).replace(',', '.')).toBe(payment.requiredDue);
    const another = dialog.getByLabel(t('cards:newCard'));
    if ((await another.count()) > 0) await another.check();
    await dialog.getByLabel(t('cards:nameOnCard')).fill('Ann Buyer');
    await dialog.getByLabel(t('cards:zip')).fill('10001');

    await amount.fill('99999');
    await typeCard(page, language, CARDS.good);
    await pay.click();
    await dialog.getByText(BEYOND[language]).first().waitFor();
    expect(await amount.inputValue()).toBe('99999');

    await amount.fill(payment.requiredDue);
    await typeCard(page, language, CARDS.declined);
    await pay.click();
    await dialog.getByText(DECLINED_WORDS[language]).first().waitFor();

    await typeCard(page, language, CARDS.good);
    await pay.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(STATUS[language].confirmed, { exact: true }).first().waitFor();
    const { order } = await runOperation(
      page,
      'query ($number: String!) { order: salesOrder(number: $number) { payment { paid requiredDue } deposits { method } } }',
      { number },
    );
    expect(order).toEqual({
      payment: { paid: payment.requiredDue, requiredDue: '0.00' },
      deposits: [{ method: 'CARD' }],
    });
  },
);

/** The action to request a payment from a person, with any name. */
const ASK = { en: /^Ask /, fr: /^Demander / } as const;
/** The action to pay the deposit immediately, with its amount. */
const PAY_DEPOSIT = { en: /^Pay \$[\d,.]+$/, fr: /^Payer [\d\s,]+\$/ } as const;

test.each(LANGUAGES)(
  'on the page of a job, a user without the permission requests the deposit from users who can pay it there (%s)',
  async (language) => {
    const t = await textsIn(language);
    const owner = await sessionOf(await ownUser('owner@luna.test'));
    const job = await orderAgain(owner);
    const staff = await sessionOf('sales@aurifex.test');
    const { made } = await runOperation(
      staff,
      `mutation ($input: CreateSalesOrderInput!) { made: createSalesOrder(input: $input) { __typename
        ... on CreateSalesOrderSuccess { salesOrder { number payment { requiredDue } } } } }`,
      { input: { orderCode: job.replace(/-\d+$/, ''), kind: 'SO', depositPercent: '25' } },
    );
    const { number, payment } = made.salesOrder;

    const path = `${JOBS}/${job}`;
    const reader = await signedIn(await ownUser('viewer@luna.test'), { language, path });
    await reader.getByRole('link', { name: number }).first().waitFor();
    await reader.getByRole('button', { name: ASK[language] }).first().click();
    await reader
      .getByRole('button', { name: t('waiting:asked'), exact: true })
      .first()
      .waitFor();
    expect(await reader.getByRole('button', { name: PAY_DEPOSIT[language] }).count()).toBe(0);

    const payer = await windowIn(owner, { language, path });
    await payer.getByRole('button', { name: PAY_DEPOSIT[language] }).click();
    const dialog = payer.getByRole('dialog', { name: t('pay-order:title', { number }) });
    const amount = dialog.getByRole('textbox', { name: t('pay-order:amount', { currency: 'USD' }) });
    await amount.waitFor();
    expect((await amount.inputValue()).replace(',', '.')).toBe(payment.requiredDue);
    const another = dialog.getByLabel(t('cards:newCard'));
    if ((await another.count()) > 0) await another.check();
    await dialog.getByLabel(t('cards:nameOnCard')).fill('Ann Buyer');
    await dialog.getByLabel(t('cards:zip')).fill('10001');
    await typeCard(payer, language, CARDS.good);
    await dialog.getByRole('button', { name: t('pay-order:submit'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await payer.getByRole('button', { name: PAY_DEPOSIT[language] }).waitFor({ state: 'detached' });
    const { order } = await runOperation(
      payer,
      'query ($number: String!) { order: salesOrder(number: $number) { status { code } payment { requiredDue } } }',
      { number },
    );
    expect(order).toEqual({ status: { code: 'CONFIRMED' }, payment: { requiredDue: '0.00' } });
  },
);
