import type { Database } from '../../database/client.ts';
import type { NoticeEvent } from '../../domains/notices/rules/events.ts';
import { QUOTE_STATUSES } from '../../domains/quotes/rules/status-codes.ts';

/** Rows of a customer for all events, by model, and the users whom events name; the buyer is the contact. */
export async function noticeRows(db: Database, now: Date) {
  const users = await db.user.findMany({ select: { id: true, userName: true } });
  const idOf = (name: string) => users.find(({ userName }) => userName === name)?.id ?? 0;
  const [buyer, sales] = [idOf('buyer@luna.test'), idOf('sales@aurifex.test')];
  const customer = await db.customer.findFirstOrThrow({ where: { name: { startsWith: 'Luna' } } });
  const ofLuna = { customerId: customer.id };
  const mine = { where: ofLuna, orderBy: { id: 'asc' as const } };
  const sent = { shownVersionId: { not: null }, OR: [{ validUntil: null }, { validUntil: { gt: now } }] };
  const quote = await db.priceQuote.findFirstOrThrow({ where: { ...ofLuna, ...sent } });
  await db.priceQuote.update({
    where: { id: quote.id },
    data: { contactId: buyer, statusId: QUOTE_STATUSES.SENT.id },
  });
  const job = await db.jobOrder.findFirstOrThrow({ where: { ...ofLuna, contactId: buyer } });
  const invoice = await db.invoice.findFirstOrThrow({ where: { ...ofLuna, issuedAt: { not: null } } });
  const estimate = await db.estimate.findFirstOrThrow({ where: ofLuna });
  await db.estimate.update({ where: { id: estimate.id }, data: { sharedAt: now } });
  const note = await db.note.create({
    data: { jobOrderId: job.id, visibility: 'CUSTOMER', text: 'Seen', authorId: sales, createdAt: now },
  });
  await db.$executeRaw`
    INSERT INTO "FailedTask" ("jobId", task, "lastError", attempts, "queuedAt", "failedAt") VALUES (7, 'tell', 'no', 14, now(), now())`;
  const gold = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  const held = await db.heldMarketPrice.create({
    data: { metalId: gold.id, asOf: now, buy: '9', sell: '9', source: 'FILE', against: '4', heldAt: now },
  });
  const rows: Readonly<Record<string, number>> = {
    PriceQuote: quote.id,
    JobOrder: job.id,
    OrderGroup: job.orderGroupId,
    SalesOrder: (await db.salesOrder.findFirstOrThrow(mine)).id,
    Invoice: invoice.id,
    Payment: (await db.payment.findFirstOrThrow(mine)).id,
    Consignment: (await db.consignment.findFirstOrThrow(mine)).id,
    Customer: ofLuna.customerId,
    CustomerCredit: (await db.customerCredit.findFirstOrThrow(mine)).id,
    Estimate: estimate.id,
    Note: note.id,
    HeldMarketPrice: held.id,
    FailedTask: (await db.failedTask.findFirstOrThrow({ where: { jobId: 7 } })).id,
  };
  return {
    rows,
    modelOf,
    ofLuna,
    buyer,
    sales,
    accounting: idOf('accounting@luna.test'),
    admin: idOf('admin@aurifex.test'),
  };
}

/** The model of an event's row. */
function modelOf(event: NoticeEvent): string {
  if (event === 'ORDER_RECEIVED') return 'OrderGroup';
  if (event === 'ESTIMATE_SHARED') return 'Estimate';
  if (event.startsWith('CONSIGNMENT_')) return 'Consignment';
  if (event.startsWith('PAYMENT_') || event === 'MONEY_REFUNDED' || event === 'REFUND_FAILED')
    return 'Payment';
  if (event === 'STATEMENT_SENT') return 'Customer';
  if (event === 'DOCUMENT_SENT' || event.startsWith('CREDIT_')) return 'CustomerCredit';
  if (event === 'NOTE_SHARED' || event === 'MENTIONED') return 'Note';
  if (event === 'MARKET_PRICE_HELD') return 'HeldMarketPrice';
  if (event === 'TASK_FAILED') return 'FailedTask';
  if (event.startsWith('QUOTE_')) return 'PriceQuote';
  if (event.startsWith('INVOICE_')) return 'Invoice';
  return event.startsWith('DEPOSIT_') ? 'SalesOrder' : 'JobOrder';
}
