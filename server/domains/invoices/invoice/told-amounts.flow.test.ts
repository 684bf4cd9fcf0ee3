import { expect, test } from '@jest/globals';
import { moneyIn } from '../../../lib/locale-formats.ts';
import { decimal } from '../../../lib/money.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill } from '../../../test/money/invoices.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { act, newSalesOrder, readOrder } from '../../../test/orders/sales-orders.ts';
import { openShop } from '../../../test/shop.ts';

const database = await testDatabase();
const shop = await openShop(database.db);
const { admin, sales, buyer } = shop;
await createActor(database.db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.luna] });

/** The text of the email about a number, which all recipients get. */
async function mailAbout(number: string): Promise<string> {
  const sent: Mail[] = [];
  await runDueJobs(database, {
    services: { mailer: { send: async (mail) => void sent.push(mail), close: () => {} } },
  });
  return sent.find(({ subject }) => subject.includes(number))?.text ?? '';
}

const usd = (amount: string) => moneyIn(amount, 'USD', 'en');
const deposit = (id: string, amount: string) => act(sales, 'recordDeposit', { id, amount, method: 'CHECK' });

test.each([
  ['a deposit', '50', true],
  ['all of it', '100', false],
])('mails ask for a deposit, and after %s for what is left of the invoice', async (_what, percent, isDue) => {
  const { globalId } = await newSalesOrder(shop, buyer, { depositPercent: percent });
  const { number, payment } = await readOrder(sales, globalId);
  expect(await mailAbout(number)).toContain(`Amount due: ${usd(payment.requiredDue)}`);
  await deposit(globalId, payment.requiredDue);
  const { invoice } = await bill(admin, 'createInvoice', { salesOrderId: globalId, issue: true });
  expect(decimal(invoice.balance).plus(payment.requiredDue).equals(invoice.total)).toBe(true);
  const text = await mailAbout(invoice.number);
  const paid = `Paid: ${usd(payment.requiredDue)}`;
  expect(text).toContain(`Total: ${usd(invoice.total)}\n${paid}\nBalance due: ${usd(invoice.balance)}\n`);
  expect(/^Due: /m.test(text)).toBe(isDue);
});

test('a mail of a deposit that bounced names what is to be paid again', async () => {
  const { globalId } = await newSalesOrder(shop, buyer, { depositPercent: '50' });
  const { number, payment } = await readOrder(sales, globalId);
  await deposit(globalId, payment.requiredDue);
  await mailAbout(number);
  const [{ id: depositId }] = (await readOrder(sales, globalId)).deposits;
  await act(sales, 'voidDeposit', { id: globalId, depositId, reason: 'It bounced' });
  const after = await readOrder(sales, globalId);
  expect(after.payment.requiredDue).toBe(payment.requiredDue);
  const text = await mailAbout(number);
  expect(text).toContain(`Amount due: ${usd(payment.requiredDue)}`);
  expect(text).not.toContain('A deposit is due');
});
