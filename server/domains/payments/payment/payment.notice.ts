import { noticeSubject } from '../../notices/notify/notice-subject.ts';

noticeSubject('Payment', async (db, id) => {
  const payment = await db.payment.findUnique({
    where: { id },
    select: {
      number: true,
      customerId: true,
      userId: true,
      amount: true,
      currency: true,
      customer: { select: { name: true } },
      salesOrder: { select: { contactId: true } },
      entries: {
        where: {
          kind: 'PAYMENT_APPLIED',
          reversesId: { not: null },
          invoice: { is: { balance: { gt: 0 } } },
        },
        orderBy: { id: 'asc' },
        select: { invoice: { select: { number: true, balance: true } } },
      },
    },
  });
  if (!payment) return null;
  const { number, customerId, userId, amount, currency, customer, salesOrder, entries } = payment;
  const open = new Map(
    entries.flatMap(({ invoice }) => (invoice ? [[invoice.number, invoice.balance]] : [])),
  );
  return {
    customerId,
    placedById: userId,
    contactId: salesOrder?.contactId ?? userId,
    number,
    path: `/backoffice/financial/payments/${encodeURIComponent(number)}`,
    facts: {
      customer: customer.name,
      amount: amount.toFixed(2),
      currency,
      // What it had paid, and does not pay any more.
      reopened: [...open].map(([invoiceNumber, balance]) => ({
        number: invoiceNumber,
        amount: balance.toFixed(2),
      })),
    },
  };
});
