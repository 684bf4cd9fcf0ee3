import { expect } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { newCoupon } from '../../../../server/test/catalog/promotions.ts';
import { cents } from '../../amounts.ts';
import { confirmDialog } from '../../parts.ts';
import { runOperation } from '../../run-operation.ts';
import { pathIn } from '../../texts.ts';
import { expectShown, expectWritten } from '../shown-amounts.ts';
import { act, MAIL, type Order, PAPER, printed, type Story, taxOf } from './story.ts';

const CART = '/backoffice/shopping-cart';
const QUOTES = '/backoffice/status-tracking/quotes';
const ORDER_CONFIRMATION = '/backoffice/order-confirmation';

/** The ordered pieces with their quantities. */
const PIECES = [
  { code: 'PS-107', quantity: 4 },
  { code: 'PS-102', quantity: 1 },
] as const;
/** The offered price of the second piece, as typed. */
const OFFERED = { en: '1700.00', fr: '1 700,00' } as const;

/**
 * Sales fill the customer's cart with a coupon and request a quote for them by phone. Returns the number of the quote.
 */
export async function quoteByPhone({ language, t, staff, db }: Story): Promise<string> {
  const { id } = await db.customer.findUniqueOrThrow({ where: { accountNumber: 'LUNA-001' } });
  await act(staff, 'switchCustomer', { customerId: id });
  for (const { code, quantity } of PIECES) {
    const { id: itemTypeId } = await db.itemType.findUniqueOrThrow({ where: { code } });
    await act(staff, 'addToCart', { configuration: { itemTypeId }, quantity });
  }
  await act(staff, 'applyCoupon', { code: await newCoupon(db) });
  const { cart } = await runOperation(staff, '{ cart { items { linePrice } } }');
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
 * Staff accept the prices that result from the coupon, set one, require a deposit, get an approval because of the low
 * margin, and send the offer. Returns the total of the pieces in cents.
 */
export async function offer({ language, t, staff, chief }: Story, number: string): Promise<number> {
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
  await staff
    .getByText(t('operation.saved', { name: number }))
    .first()
    .waitFor();
  const { priceQuote } = await runOperation(
    staff,
    'query ($number: String!) { priceQuote(number: $number) { current { lines { quantity unitPrice } } } }',
    { number },
  );
  const prices = priceQuote.current.lines.map(({ unitPrice }: { unitPrice: string }) => cents(unitPrice));
  expect(prices).toEqual([34_695, 170_000]);
  const pieces = 4 * 34_695 + 170_000;

  await step(staff, t, 'ASK_APPROVAL', 'Good customer');
  await chief.goto(path);
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

/** Runs an action of a quote by its button and dialog. */
async function step(page: Page, t: TFunction, action: string, reason?: string): Promise<void> {
  const name = t(`quotes:action.${action}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (reason) await dialog.getByRole('textbox').fill(reason);
  await confirmDialog(page, name);
}

/** The customer reads the same amounts in the mail, on paper and in the last step, and accepts. */
export async function accept(
  { language, t, approver, db, mailed }: Story,
  number: string,
  pieces: number,
): Promise<Order> {
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
    [paper.tax]: tax,
    [t('commit:total')]: total,
  });
  await confirmDialog(approver, t('quotes:accept.confirm'));

  const { orderGroup } = await db.priceQuote.findUniqueOrThrow({
    where: { number },
    select: { orderGroup: { select: { code: true, salesOrder: { select: { number: true } } } } },
  });
  const [code = '', order = ''] = [orderGroup?.code, orderGroup?.salesOrder?.number];
  await approver.goto(pathIn(language, `${ORDER_CONFIRMATION}/${code}`));
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
