import { expect, test } from '@jest/globals';
import { cents } from '../amounts.ts';
import { startJourney } from '../journey.ts';
import { runLanguages } from '../run-languages.ts';
import { runOperation, type Session } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { pathIn, textsIn } from '../texts.ts';
import { newInvoice } from './new-invoice.ts';
import { CARDS, DECLINED_WORDS, typeCard } from './type-card.ts';
import { useNoFunds } from './use-no-funds.ts';

const { signedIn, sessionOf } = await startJourney();

const PAY = '/backoffice/financial/payments/pay';

/** Gives Luna a credit. Returns its number. */
async function newCredit(customer: Session, staff: Session, amount: string): Promise<string> {
  const { viewer } = await runOperation(customer, '{ viewer { customer { databaseId } } }');
  const { given } = await runOperation(
    staff,
    `mutation ($input: IssueCustomerCreditInput!) { given: issueCustomerCredit(input: $input) {
      ... on IssueCustomerCreditSuccess { credit { number } } } }`,
    { input: { customerId: viewer.customer.databaseId, amount, kind: 'GOODWILL', reason: 'Came late' } },
  );
  return given.credit.number;
}

test.each(runLanguages(1))(
  'three invoices are paid with a credit and a new card after a declined one; then an overpayment (%s)',
  async (language) => {
    const t = await textsIn(language);
    const buyer = await sessionOf(await ownUser('approver@luna.test'));
    const staff = await sessionOf(await ownUser('admin@aurifex.test'));
    const invoices = [
      await newInvoice(buyer, staff),
      await newInvoice(buyer, staff),
      await newInvoice(buyer, staff),
      await newInvoice(buyer, staff),
    ];
    const credit = await newCredit(buyer, staff, '25.00');
    const [one, two, three, four] = invoices.map(({ number }) => number);

    const page = await signedIn(await ownUser('accounting@luna.test'), {
      language,
      path: `${PAY}?invoice=${one},${two}`,
    });
    await page.getByLabel(t('pay:invoices.choose', { number: three })).check();
    // Only this journey's credit is used, with 20 of its amount.
    await useNoFunds(page, t);
    await page.getByLabel(t('pay:funds.useOf', { number: credit })).fill('20');
    const legs = page.getByRole('listitem');
    await legs.filter({ hasText: t('pay:preview.leg', { from: credit, to: one }) }).waitFor();
    await page.getByText(t('pay:preview.paid', { number: three })).waitFor();
    await page.getByRole('link', { name: t('menu:myProfile') }).click();
    await page.getByRole('button', { name: t('unsaved.stay') }).click();

    await page.getByLabel(t('cards:newCard')).check();
    await page.getByLabel(t('cards:nameOnCard')).fill('Ann Buyer');
    await page.getByLabel(t('cards:zip')).fill('10001');
    await typeCard(page, language, CARDS.declined);
    const submit = page.getByRole('button', { name: new RegExp(`^${t('pay:title')} .*\\d`) });
    await submit.click();
    await page.getByText(DECLINED_WORDS[language]).waitFor();
    // No input is lost.
    expect(await page.getByLabel(t('pay:funds.useOf', { number: credit })).inputValue()).toBe('20');

    await typeCard(page, language, CARDS.good);
    await submit.click();
    await page.getByRole('heading', { name: t('pay:done.title') }).waitFor();
    for (const number of [one, two, three])
      await page.getByText(t('pay:done.invoicePaid', { number })).waitFor();
    const receipt = page.getByRole('link', { name: /PAY-\d+/ }).first();
    const payment = (await receipt.textContent())?.match(/PAY-\d+/)?.[0] ?? '';
    const found = await runOperation(
      page,
      'query ($number: String!) { payment(number: $number) { amount method charge { isConfirmed cardLast4 } } }',
      { number: payment },
    );
    const due = invoices.slice(0, 3).reduce((sum, { total }) => sum + cents(total), 0);
    expect(cents(found.payment.amount)).toBe(due - 2_000);
    expect(found.payment).toMatchObject({ method: 'CARD', charge: { isConfirmed: true, cardLast4: '1111' } });

    // A payment above the balance needs a confirmation and is then accepted.
    await page.goto(pathIn(language, `${PAY}?invoice=${four}`));
    await useNoFunds(page, t);
    const over = ((cents(invoices[3]?.total ?? '0') + 1_000) / 100).toFixed(2);
    await page.getByLabel(t('pay:money.amount'), { exact: true }).fill(over);
    await page.getByText(t('pay:preview.rest')).waitFor();
    await submit.click();
    await page.getByRole('alertdialog').getByRole('button', { name: /\d/ }).click();
    await page.getByRole('heading', { name: t('pay:done.title') }).waitFor();
    await page.getByText(t('pay:done.invoicePaid', { number: four })).waitFor();
  },
);
