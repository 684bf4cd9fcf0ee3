import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, sumMoney } from '../../../lib/money.ts';
import { languageOf } from '../../identity/language.type.ts';
import { type BilledSalesOrder, readBilledOrder } from '../../invoices/acts/billed-order.ts';
import { type BillingTerms, billingTermsOf } from '../../invoices/acts/billing-terms.ts';
import { closeInvoice } from '../../invoices/acts/close-invoice.ts';
import { refreshDraft } from '../../invoices/acts/refresh-draft.ts';
import { FACTS_SELECT } from '../../invoices/invoice/invoice-facts.ts';
import { netTaxOf } from '../../invoices/rules/invoice-share.ts';
import { applyFunds } from '../../payments/ledger/apply-funds.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { settlementOf } from '../rules/settle-change.ts';
import { issueCredit } from './issue-credit.ts';
import { reverseSettlements } from './reverse-settlements.ts';

const STANDING = {
  ...FACTS_SELECT,
  id: true,
  number: true,
  version: true,
  salesOrderId: true,
  shipmentId: true,
  consignmentId: true,
  currency: true,
  total: true,
  subTotal: true,
  salesTaxValue: true,
  lines: { where: { kind: 'TAX_REDUCED' }, select: { kind: true, amount: true } },
  applied: true,
  balance: true,
  issuedAt: true,
  credits: { where: { voided: 0 }, select: { amount: true, salesTaxValue: true, settlesOrder: true } },
} satisfies Prisma.InvoiceSelect;

type Standing = Prisma.InvoiceGetPayload<{ select: typeof STANDING }>;

/**
 * Updates the invoices of an order after its total changed: a draft is recalculated; issued invoices for more than is
 * due are voided or corrected by credits, which are voided again if the total increases. The caller has locked the
 * order.
 */
export async function followOrder(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  salesOrderId: number,
): Promise<void> {
  const billed = await readBilledOrder(tx, salesOrderId);
  await lockLedger(tx, billed.order.customerId);
  const terms = billingTermsOf(await readSettings(tx), actor.now);
  const due = billed.whole.grandTotal;
  let invoices = await invoicesWithCredits(tx, salesOrderId);
  if (invoices.some(({ credits }) => credits.some(({ settlesOrder }) => settlesOrder))) {
    const grown = { salesOrderId, due, reason: grownReasonOf(billed), bookedOn: terms.today };
    await reverseSettlements(tx, actor, grown);
    invoices = await invoicesWithCredits(tx, salesOrderId);
  }
  const reason = reasonOf(billed);
  await settleIssued(
    tx,
    actor,
    { billed, reason, terms },
    invoices.filter(({ issuedAt }) => issuedAt !== null),
  );
  for (const draft of invoices.filter(({ issuedAt }) => issuedAt === null))
    if (!(await refreshDraft(tx, await readBilledOrder(tx, salesOrderId, draft.shipmentId), draft)))
      await closeInvoice(tx, actor, draft, { action: 'VOID', reason, today: terms.today });
}

/** The invoices of an order that are not void, with their credits. */
function invoicesWithCredits(tx: Prisma.TransactionClient, salesOrderId: number): Promise<Standing[]> {
  return tx.invoice.findMany({
    where: { salesOrderId, ...NOT_VOID },
    orderBy: { id: 'asc' },
    select: STANDING,
  });
}

type Following = { billed: BilledSalesOrder; reason: string; terms: BillingTerms };

/** Voids or credits issued invoices for more than is due. */
async function settleIssued(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { billed, reason, terms }: Following,
  issued: readonly Standing[],
): Promise<void> {
  const { voided, credits } = settlementOf(
    { total: billed.whole.grandTotal, tax: billed.whole.salesTaxValue },
    issued.map(({ id, total, applied, balance, credits: given, ...invoice }) => {
      const settlements = given.filter(({ settlesOrder }) => settlesOrder);
      return {
        id,
        total: decimal(total),
        tax: netTaxOf(invoice),
        applied: decimal(applied),
        balance: decimal(balance),
        credited: sumOf(given, 'amount'),
        creditedTax: sumOf(given, 'salesTaxValue'),
        settled: sumOf(settlements, 'amount'),
        settledTax: sumOf(settlements, 'salesTaxValue'),
      };
    }),
  );
  for (const invoice of issued.filter(({ id }) => voided.includes(id)))
    await closeInvoice(tx, actor, invoice, { action: 'VOID', reason, today: terms.today });
  const { customerId, orderGroup } = billed.order;
  const legs = [];
  for (const { invoiceId, amount, applied, tax } of credits) {
    const credit = { customerId, amount, kind: 'PRICE_FIX', reason, invoiceId, settles: { tax } } as const;
    const { id: creditId } = await issueCredit(tx, actor, credit, terms);
    legs.push({ creditId, invoiceId, amount: applied });
  }
  const paying = legs.filter(({ amount }) => amount.greaterThan(0));
  await applyFunds(tx, actor, paying, {
    customerId,
    currency: orderGroup.currency,
    bookedOn: terms.today,
  });
  // The credits of these invoices only reduce what they charge.
  const reduced = legs.filter((leg) => !paying.includes(leg)).map(({ invoiceId }) => invoiceId);
  await settleAccounts(tx, { invoiceIds: reduced, paymentIds: [], now: actor.now });
}

type Sums = Record<'amount' | 'salesTaxValue', Prisma.Decimal>;

function sumOf(credits: readonly Sums[], name: keyof Sums): Money {
  return sumMoney(credits.map((credit) => decimal(credit[name])));
}

/** The reason in the customer's language. */
function reasonOf({ order: { number, customer } }: BilledSalesOrder): string {
  return languageOf(customer.language) === 'fr'
    ? `${number} : la commande revient à moins que ce qui a été facturé`
    : `${number}: the order comes to less than was invoiced`;
}

/** The reason for voiding a credit in the customer's language. */
function grownReasonOf({ order: { number, customer } }: BilledSalesOrder): string {
  return languageOf(customer.language) === 'fr'
    ? `${number} : la commande revient à davantage`
    : `${number}: the order comes to more again`;
}
