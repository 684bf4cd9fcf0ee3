import { expect } from '@jest/globals';
import { cents } from '../../amounts.ts';
import { confirmDialog } from '../../parts.ts';
import { runOperation } from '../../run-operation.ts';
import { pathIn } from '../../texts.ts';
import { expectShown, expectWritten } from '../shown-amounts.ts';
import { act, MAIL, type Order, PAPER, printed, type Story, taxOf } from './story.ts';

const JOBS = '/backoffice/status-tracking/job-orders';
const ORDERS = '/backoffice/status-tracking/sales-orders';
const INVOICES = '/backoffice/financial/invoices';
const CREDITS = '/backoffice/financial/customer-credits';

/** The credited amount in cents. */
const CREDITED = 10_000;

/** The dialog proposes the requested deposit, and the sales order shows the remaining amount. */
export async function payDeposit(
  { language, t, finance }: Story,
  { number, total, deposit }: Order,
): Promise<void> {
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

/**
 * Four pieces are shipped in two shipments, each with an invoice. The deposit pays the first and a part of the second.
 */
export async function shipAndBill(
  { language, t, staff, finance, mailed }: Story,
  order: Order,
): Promise<Billed[]> {
  const { salesOrder } = await runOperation(
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

/** An invoice has the same amounts on its page and on paper. `credited`: the part of `applied` that a credit paid. */
async function expectInvoice(
  { language, t, finance }: Pick<Story, 'language' | 't' | 'finance'>,
  { number, total, applied }: Billed,
  pieces: number,
  credited = 0,
): Promise<void> {
  const paper = PAPER[language];
  await finance.goto(pathIn(language, `${INVOICES}/${number}`));
  await expectShown(finance.getByRole('main'), {
    [t('invoices:sums.subTotal')]: pieces,
    [paper.tax]: total - pieces,
    [t('invoices:sums.total')]: total,
    [t('invoices:sums.paid')]: applied - credited,
    ...(credited > 0 && { [t('invoices:sums.credited')]: credited }),
    [t('invoices:sums.balanceDue')]: total - applied,
  });
  expectWritten(await printed(finance, `/documents/invoice/${number}.pdf?lang=${language}`), {
    [paper.subTotal]: pieces,
    [paper.tax]: total - pieces,
    [paper.total]: total,
    [paper.paid]: applied - credited,
    ...(credited > 0 && { [paper.creditedInvoice]: credited }),
    [paper.due]: total - applied,
  });
}

/** The remaining pieces are cancelled. The dialog, the order and its invoices have the same remaining amount. */
export async function cancelRest(
  { language, t, staff }: Story,
  { number, pieces, total, deposit }: Order,
  invoices: readonly Billed[],
): Promise<void> {
  const { salesOrder } = await runOperation(
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

/** A piece is returned, and its credit pays a part of the invoice. Credit, invoice and statement agree. */
export async function credit(
  { language, t, finance, db }: Story,
  invoices: readonly Billed[],
): Promise<void> {
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
  const applied = last.applied + CREDITED;
  await expectInvoice({ language, t, finance }, { ...last, applied }, 2 * 34_695, CREDITED);
  expectWritten(await printed(finance, `/documents/credit-memo/${memo.number}.pdf?lang=${language}`), {
    [PAPER[language].credited]: CREDITED,
    [PAPER[language].left]: 0,
  });
  const paper = await printed(finance, `/documents/statement.pdf?customer=${customerId}&lang=${language}`);
  // A transaction begins with its date and its kind.
  const statement = paper.replaceAll(/^.*(?=\b(?:INV|CR)-\d)/gm, '');
  for (const { number, total } of invoices) expectWritten(statement, { [number]: total });
  expectWritten(statement, { [memo.number]: -CREDITED });
}
