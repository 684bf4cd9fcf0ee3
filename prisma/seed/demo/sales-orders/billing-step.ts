import type { AuditContext } from '../../../../server/audit/record-audit.ts';
import type { Database } from '../../../../server/database/client.ts';
import type { Prisma } from '../../../../server/database/generated/client.ts';
import { type BillingTerms, billingTermsOf } from '../../../../server/domains/invoices/acts/billing-terms.ts';
import { closeInvoice } from '../../../../server/domains/invoices/acts/close-invoice.ts';
import { draftInvoice } from '../../../../server/domains/invoices/acts/draft-invoice.ts';
import { invoiceAudit } from '../../../../server/domains/invoices/acts/invoice-audit.ts';
import { issueInvoice } from '../../../../server/domains/invoices/acts/issue-invoice.ts';
import { lockedInvoice } from '../../../../server/domains/invoices/acts/locked-invoice.ts';
import { generatePaidInvoice } from '../../../../server/domains/invoices/collect/generate-paid-invoice.ts';
import { recordPayment } from '../../../../server/domains/invoices/collect/record-payment.ts';
import { reversePayment } from '../../../../server/domains/payments/ledger/reverse-payment.ts';
import { lockLedger } from '../../../../server/domains/payments/ledger/write-entries.ts';
import { readSettings } from '../../../../server/domains/settings/read-settings.ts';
import { addDays, addHours } from '../../../../server/lib/calendar.ts';
import { decimal, percentOf } from '../../../../server/lib/money.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import type { Step } from './planned-sales-order.ts';
import { actOf, type Placed, type Scene } from './scene.ts';

const FINANCE = 'finance@aurifex.test';

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
type Act = AuditContext & { db: Database };

/** Bills an order and collects the payment. */
export async function takeBillingStep(
  scene: Scene,
  order: Placed,
  step: Of<'BILL'> | Of<'PAYMENT'> | Of<'CLOSE'>,
): Promise<void> {
  const context = actOf(scene, FINANCE);
  const terms = billingTermsOf(await readSettings(scene.db), scene.now);
  if (step.kind === 'BILL') return bill(context, order, step, terms);
  return step.kind === 'PAYMENT' ? collect(context, order, step, terms) : close(context, order, step, terms);
}

async function bill(context: Act, { id }: Placed, { as }: Of<'BILL'>, terms: BillingTerms): Promise<void> {
  const writes = auditedWrites(context, invoiceAudit(['CREATE', 'ISSUE', 'PAY']));
  await writes.transaction(async (tx, record) => {
    if (as === 'PAID') {
      const { orderGroupId, customerId } = await tx.salesOrder.findUniqueOrThrow({ where: { id } });
      await generatePaidInvoice(tx, context, { id, orderGroupId, customerId }, { terms, record });
      return;
    }
    const shipment =
      as === 'SHIPMENT'
        ? await tx.shipment.findFirstOrThrow({ where: { salesOrderId: id }, orderBy: { id: 'desc' } })
        : null;
    const draft = await draftInvoice(tx, context, id, shipment?.id);
    const { customerId } = draft.billed.order;
    const facts = { entityId: draft.id, customerId, data: { number: draft.number } };
    record({ ...facts, action: 'INVOICE_CREATE' });
    if (as === 'DRAFT') return;
    await issueInvoice(tx, context, draft, terms);
    record({ ...facts, action: 'INVOICE_ISSUE' });
  });
}

async function collect(
  context: Act,
  order: Placed,
  step: Of<'PAYMENT'>,
  { today }: BillingTerms,
): Promise<void> {
  const { method, reference, percent, beyond = '0', bounces } = step;
  const audit = { action: ['PAYMENT_RECORD', 'PAYMENT_REVERSE'], entityType: 'Payment' };
  const writes = auditedWrites(context, audit);
  const { paymentId } = await writes.transaction(async (tx, record) => {
    const { id: invoiceId, customerId, balance } = await invoiceOf(tx, order);
    const amount = percentOf(decimal(balance), decimal(percent));
    const payment = {
      customerId,
      amount: amount.plus(beyond),
      method,
      reference,
      receivedOn: today,
      allocations: [{ invoiceId, amount }],
      acceptOverpayment: true,
    };
    return recordPayment(tx, context, payment, record);
  });
  if (!bounces) return;
  const later = { ...context, now: addHours(context.now, bounces.afterDays * 24) };
  await auditedWrites(later, audit).transaction(async (tx, record) => {
    const { number, customerId } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
    await lockLedger(tx, customerId);
    const bookedOn = addDays(today, bounces.afterDays);
    await reversePayment(tx, later, { paymentId, reason: bounces.reason, bookedOn });
    record({ action: 'PAYMENT_REVERSE', entityId: paymentId, customerId, data: { number } });
  });
}

async function close(
  context: Act,
  order: Placed,
  { action, reason }: Of<'CLOSE'>,
  { today }: BillingTerms,
): Promise<void> {
  await auditedWrites(context, invoiceAudit([action])).transaction(async (tx, record) => {
    const { id } = await invoiceOf(tx, order);
    const invoice = await lockedInvoice(tx, context, { id, action, reason });
    await closeInvoice(tx, context, invoice, { action, reason, today });
    const { number, customerId, balance } = invoice;
    record({ entityId: id, customerId, data: { number, amount: balance.toFixed(2) } });
  });
}

/** The newest invoice of an order. */
function invoiceOf(tx: Prisma.TransactionClient, { id: salesOrderId }: Placed) {
  return tx.invoice.findFirstOrThrow({ where: { salesOrderId }, orderBy: { id: 'desc' } });
}
