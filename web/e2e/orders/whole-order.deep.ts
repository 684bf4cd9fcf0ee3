import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { newCoupon } from '../../../server/test/catalog/promotions.ts';
import { askServer } from '../ask-server.ts';
import { startJourney } from '../journey.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { type Language, pathIn, textsIn } from '../texts.ts';
import { act, cents, confirmDialog, mailbox, printed } from './order-story.ts';
import { expectShown, expectWritten } from './shown-amounts.ts';

const { signedIn } = await startJourney();
const database = journeyDatabase();
const { db } = database;
const { mailed } = mailbox(database);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CART = '/backoffice/shopping-cart';
const QUOTES = '/backoffice/status-tracking/quotes';
const JOBS = '/backoffice/status-tracking/job-orders';
const ORDERS = '/backoffice/status-tracking/sales-orders';
const INVOICES = '/backoffice/financial/invoices';
const CREDITS = '/backoffice/financial/customer-credits';

/** The pieces that are ordered, and how many of each. */
const PIECES = [
  { code: 'PS-107', quantity: 4 },
  { code: 'PS-102', quantity: 1 },
] as const;
/** What staff offer the second piece at, as it is typed. */
const OFFERED = { en: '1700.00', fr: '1 700,00' } as const;
const CREDITED = 10_000;

/** Words of papers, which have their own texts, and of the one tax where the pieces go to. */
const PAPER = {
  en: {
    tax: 'Colorado sales tax',
    subTotal: 'Subtotal',
    total: 'Total',
    beforeTax: 'Total before shipping and tax',
    paid: 'Paid',
    due: 'Balance due',
    credited: 'Credited to your account',
    left: 'Available',
  },
  fr: {
    tax: 'Taxe de vente (Colorado)',
    subTotal: 'Sous-total',
    total: 'Total',
    beforeTax: 'Total avant livraison et taxe',
    paid: 'Payé',
    due: 'Solde dû',
    credited: 'Porté au crédit de votre compte',
    left: 'Disponible',
  },
} as const;
/** Labels of mails, in the language of who gets them: the customer’s users read English. */
const MAIL = {
  quoted: 'Total with shipping and tax',
  deposit: 'Deposit: 25% of the total with shipping and tax',
  total: 'Total',
  due: 'Balance due',
  amount: 'Amount',
};

/** Tax of 2.9 per cent on pieces, in cents; nothing is charged for shipping. */
const taxOf = (pieces: number) => Math.round((pieces * 29) / 1000);

type Story = { language: Language; t: TFunction; staff: Page; approver: Page; finance: Page };

test.each(['en', 'fr'] as const)(
  'one order tells the same amounts from the phone call to the statement, on screens, papers and in mails (%s)',
  async (language) => {
    const open = async (user: string, path: string, options = {}) =>
      signedIn(await ownUser(user), { language, path, ...options });
    const story: Story = {
      language,
      t: await textsIn(language),
      staff: await open('sales@aurifex.test', CART, PHONE),
      approver: await open('approver@luna.test', QUOTES),
      finance: await open('finance@aurifex.test', INVOICES),
    };
    const quote = await quoteByPhone(story);
    const pieces = await offer(story, quote);
    const order = await accept(story, quote, pieces);
    await payDeposit(story, order);
    const invoices = await shipAndBill(story, order);
    await cancelRest(story, order, invoices);
    await credit(story, invoices);
  },
);

/** Sales fill the cart of a customer with a coupon and ask for its quote, on a phone; the number of the quote. */
async function quoteByPhone({ language, t, staff }: Story): Promise<string> {
  const { id } = await db.customer.findUniqueOrThrow({ where: { accountNumber: 'LUNA-001' } });
  await act(staff, 'switchCustomer', { customerId: id });
  for (const { code, quantity } of PIECES) {
    const { id: itemTypeId } = await db.itemType.findUniqueOrThrow({ where: { code } });
    await act(staff, 'addToCart', { configuration: { itemTypeId }, quantity });
  }
  await act(staff, 'applyCoupon', { code: await newCoupon(db) });
  const { cart } = await askServer(staff, '{ cart { items { linePrice } } }');
  const subTotal = cart.items.reduce(
    (sum: number, { linePrice }: { linePrice: string }) => sum + cents(linePrice),
    0,
  );
  const discount = Math.round(subTotal / 10);
  await staff.goto(pathIn(language, CART));
  await expectShown(staff.getByRole('main'), {
    [t('cart:subTotal')]: subTotal,
    [t('common:charges.discount')]: -discount,
    [PAPER[language].tax]: taxOf(subTotal),
    [t('checkout:totals.grand')]: subTotal - discount + taxOf(subTotal),
  });
  await staff.getByText(t('cart-extras:quote')).waitFor();
  await staff
    .getByRole('button', { name: t('checkout:place.quote') })
    .first()
    .click();
  const created = staff.getByText(/^PQ-\d+ - /).first();
  await created.waitFor();
  return /PQ-\d+/.exec((await created.textContent()) ?? '')?.[0] ?? '';
}

/**
 * Staff take the prices that the coupon let the customer wish for, set one, ask for a deposit, have it approved as its margin is
 * low, and send it. What the pieces come to, in cents.
 */
async function offer({ language, t, staff }: Story, number: string): Promise<number> {
  const path = pathIn(language, `${QUOTES}/${number}`);
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.goto(path);
  await staff.getByRole('button', { name: t('quotes:action.REVIEW'), exact: true }).click();
  const takes = staff.getByRole('button', { name: t('quotes:offer.take.target') });
  await takes.first().waitFor();
  for (let left = await takes.count(); left > 0; left -= 1) await takes.first().click();
  await staff.getByLabel(t('quotes:offer.unitPrice')).last().fill(OFFERED[language]);
  for (const reason of await staff.getByLabel(t('quotes:offer.reason')).all()) await reason.fill('By phone');
  await staff.getByLabel(t('quotes:offer.deposit')).fill('25');
  await staff.getByRole('button', { name: t('quotes:offer.save') }).click();
  await staff.getByText(t('quotes:offer.saved', { number })).first().waitFor();
  const { priceQuote } = await askServer(
    staff,
    'query ($number: String!) { priceQuote(number: $number) { current { lines { quantity unitPrice } } } }',
    { number },
  );
  const prices = priceQuote.current.lines.map(({ unitPrice }: { unitPrice: string }) => cents(unitPrice));
  expect(prices).toEqual([34_695, 170_000]);
  const pieces = 4 * 34_695 + 170_000;

  await step(staff, t, 'ASK_APPROVAL', 'Good customer');
  const chief = await signedIn(await ownUser('admin@aurifex.test'), {
    language,
    path: `${QUOTES}/${number}`,
  });
  await expectShown(chief.getByRole('main'), { [t('quotes:approval.offered')]: pieces });
  await step(chief, t, 'APPROVE');
  await staff.reload();
  await staff.getByRole('button', { name: t('quotes:action.SEND'), exact: true }).click();
  await expectShown(staff.getByRole('dialog'), {
    [t('orders:quoted.subTotal')]: pieces,
    [PAPER[language].tax]: taxOf(pieces),
    [t('orders:quoted.grandTotal')]: pieces + taxOf(pieces),
  });
  await confirmDialog(staff, t('quotes:action.SEND'));
  return pieces;
}

/** Takes a step of a quote by its button and its dialog. */
async function step(page: Page, t: TFunction, action: string, reason?: string): Promise<void> {
  const name = t(`quotes:action.${action}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (reason) await dialog.getByRole('textbox').fill(reason);
  await confirmDialog(page, name);
}

type Order = { number: string; pieces: number; total: number; deposit: number };

/** The customer reads the same in the mail, on paper and in the last step, and accepts. */
async function accept({ language, t, approver }: Story, number: string, pieces: number): Promise<Order> {
  const paper = PAPER[language];
  const tax = taxOf(pieces);
  const [total, deposit] = [pieces + tax, Math.round((pieces + tax) / 4)];
  expectWritten(await mailed(number, MAIL.quoted), { [MAIL.quoted]: total, [MAIL.deposit]: deposit });
  expectWritten(await printed(approver, `/documents/price-quote/${number}.pdf?lang=${language}`), {
    [paper.beforeTax]: pieces,
    [paper.tax]: tax,
    [paper.total]: total,
  });
  await approver.goto(pathIn(language, `${QUOTES}/${number}`));
  await approver.getByRole('button', { name: t('quotes:action.ACCEPT'), exact: true }).click();
  await expectShown(approver.getByRole('dialog'), {
    [t('commit:subTotal')]: pieces,
    [t('commit:tax')]: tax,
    [t('commit:total')]: total,
  });
  await confirmDialog(approver, t('quotes:accept.confirm'));

  const { orderGroup } = await db.priceQuote.findUniqueOrThrow({
    where: { number },
    select: { orderGroup: { select: { code: true, salesOrder: { select: { number: true } } } } },
  });
  const [code = '', order = ''] = [orderGroup?.code, orderGroup?.salesOrder?.number];
  await approver.goto(pathIn(language, `/backoffice/order-confirmation/${code}`));
  await expectShown(approver.getByRole('article'), { [t('order-confirmation:total')]: total });
  expectWritten(await printed(approver, `/documents/order-confirmation/${code}.pdf?lang=${language}`), {
    [paper.subTotal]: pieces,
    [paper.tax]: tax,
    [paper.total]: total,
  });
  expectWritten(await mailed(code, MAIL.total), { [MAIL.total]: total });
  expectWritten(await mailed(order, MAIL.amount), { [MAIL.amount]: deposit });
  return { number: order, pieces, total, deposit };
}

/** The dialog proposes what was asked for; the sales order says what is left. */
async function payDeposit({ language, t, finance }: Story, { number, total, deposit }: Order): Promise<void> {
  await finance.goto(pathIn(language, `${ORDERS}/${number}`));
  const name = t('sales-orders:action.RECORD_DEPOSIT');
  await finance.getByRole('button', { name, exact: true }).click();
  const dialog = finance.getByRole('dialog');
  const proposed = await dialog.getByLabel(t('sales-orders:field.amount')).inputValue();
  expect(Number(proposed.replaceAll(/\D/g, ''))).toBe(deposit);
  await dialog.getByLabel(t('sales-orders:field.reference')).fill('CHQ 881');
  await confirmDialog(finance, name);
  await expectShown(finance.getByRole('main'), {
    [t('sales-orders:deposits.paid')]: deposit,
    [t('sales-orders:deposits.balance')]: total - deposit,
  });
}

type Billed = { id: string; number: string; total: number; applied: number };

/** Four pieces leave two by two, and each shipment is billed; the deposit pays the first and a part of the second. */
async function shipAndBill({ language, t, staff, finance }: Story, order: Order): Promise<Billed[]> {
  const { salesOrder } = await askServer(
    staff,
    'query ($number: String!) { salesOrder(number: $number) { id lines { id jobOrder { id } } } }',
    { number: order.number },
  );
  const [four] = salesOrder.lines;
  for (const action of ['RELEASE', 'START', 'TO_QC', 'PASS'])
    await act(staff, 'transitionJobOrder', { id: four.jobOrder.id, action });
  const invoices: Billed[] = [];
  for (const tracking of ['1Z 1', '1Z 2']) {
    const shipment = {
      id: salesOrder.id,
      lines: [{ lineId: four.id, quantity: 2 }],
      trackingNumber: tracking,
    };
    const { shipments } = (await act(staff, 'createShipment', shipment, 'salesOrder { shipments { id } }'))
      .salesOrder;
    const bill = { salesOrderId: salesOrder.id, shipmentId: shipments.at(-1).id, issue: true };
    const { invoice } = await act(finance, 'createInvoice', bill, 'invoice { id number total applied }');
    const billed = { ...invoice, total: cents(invoice.total), applied: cents(invoice.applied) };
    invoices.push(billed);
    await expectInvoice({ language, t, finance }, billed, 2 * 34_695);
    const mail = await mailed(invoice.number, MAIL.due);
    expectWritten(mail, { [MAIL.total]: billed.total, [MAIL.due]: billed.total - billed.applied });
  }
  expect(invoices.reduce((sum, { applied }) => sum + applied, 0)).toBe(order.deposit);
  return invoices;
}

/** An invoice says the same on its page and on paper. */
async function expectInvoice(
  { language, t, finance }: Pick<Story, 'language' | 't' | 'finance'>,
  { number, total, applied }: Billed,
  pieces: number,
): Promise<void> {
  const paper = PAPER[language];
  await finance.goto(pathIn(language, `${INVOICES}/${number}`));
  await expectShown(finance.getByRole('main'), {
    [t('invoices:sums.subTotal')]: pieces,
    [paper.tax]: total - pieces,
    [t('invoices:sums.total')]: total,
    [t('invoices:sums.paid')]: applied,
    [t('invoices:sums.balanceDue')]: total - applied,
  });
  expectWritten(await printed(finance, `/documents/invoice/${number}.pdf?lang=${language}`), {
    [paper.subTotal]: pieces,
    [paper.tax]: total - pieces,
    [paper.total]: total,
    [paper.paid]: applied,
    [paper.due]: total - applied,
  });
}

/** What was not made is cancelled: the dialog, the order and its invoices agree on what is left. */
async function cancelRest(
  { language, t, staff }: Story,
  { number, pieces, total, deposit }: Order,
  invoices: readonly Billed[],
): Promise<void> {
  const { salesOrder } = await askServer(
    staff,
    'query ($number: String!) { salesOrder(number: $number) { lines { jobOrder { number } } } }',
    { number },
  );
  const job = salesOrder.lines[1].jobOrder.number;
  await staff.goto(pathIn(language, `${JOBS}/${job}`));
  await staff
    .getByRole('button', { name: t('common:moreActions') })
    .last()
    .click();
  await staff.getByRole('menuitem', { name: t('jobs:action.CANCEL') }).click();
  const left = pieces - 170_000;
  const dialog = staff.getByRole('dialog');
  await expectShown(dialog, {
    [t('orders:after.subTotal')]: [pieces, left],
    [t('orders:after.salesTaxValue')]: [total - pieces, taxOf(left)],
    [t('orders:after.grandTotal')]: [total, left + taxOf(left)],
  });
  await confirmDialog(staff, t('jobs:cancel.confirm', { number: job }));
  const billed = invoices.reduce((sum, invoice) => sum + invoice.total, 0);
  expect(billed).toBe(left + taxOf(left));
  await staff.goto(pathIn(language, `${ORDERS}/${number}`));
  await expectShown(staff.getByRole('main'), {
    [t('sales-orders:sums.grandTotal')]: billed,
    [t('sales-orders:deposits.paid')]: deposit,
    [t('sales-orders:deposits.balance')]: billed - deposit,
  });
}

/** A piece comes back: its credit pays a part of the invoice; credit, invoice and statement say so. */
async function credit({ language, t, finance }: Story, invoices: readonly Billed[]): Promise<void> {
  const [, last] = invoices;
  if (!last) throw new Error('Two shipments make two invoices.');
  const { id: customerId } = await db.customer.findUniqueOrThrow({ where: { accountNumber: 'LUNA-001' } });
  const amount = (CREDITED / 100).toFixed(2);
  const given = { customerId, invoiceId: last.id, kind: 'RETURN', reason: 'One came back', amount };
  const { credit: memo } = await act(finance, 'issueCustomerCredit', given, 'credit { id number }');
  await finance.goto(pathIn(language, `${CREDITS}/${memo.number}`));
  await expectShown(finance.getByRole('main'), {
    [t('customer-credits:field.amount')]: CREDITED,
    [PAPER[language].left]: CREDITED,
  });
  await act(finance, 'applyCustomerCredit', { id: memo.id, allocations: [{ invoiceId: last.id, amount }] });
  await expectInvoice({ language, t, finance }, { ...last, applied: last.applied + CREDITED }, 2 * 34_695);
  expectWritten(await printed(finance, `/documents/credit-memo/${memo.number}.pdf?lang=${language}`), {
    [PAPER[language].credited]: CREDITED,
    [PAPER[language].left]: 0,
  });
  const paper = await printed(finance, `/documents/statement.pdf?customer=${customerId}&lang=${language}`);
  // A movement begins with its day and what it is.
  const statement = paper.replaceAll(/^.*(?=\b(?:INV|CR)-\d)/gm, '');
  for (const { number, total } of invoices) expectWritten(statement, { [number]: total });
  expectWritten(statement, { [memo.number]: -CREDITED });
}
