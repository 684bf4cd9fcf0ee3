import { storedDay } from '../../../lib/calendar.ts';
import { decimal, moneyText, sumMoney } from '../../../lib/money.ts';
import { CONTACT_SELECT, contactOfRow } from '../../notices/notify/contact-of-row.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { appliedMoney } from '../rules/applied-money.ts';

noticeSubject('Invoice', async (db, id) => {
  const invoice = await db.invoice.findUnique({
    where: { id },
    select: {
      ...CONTACT_SELECT,
      number: true,
      issuedAt: true,
      dueOn: true,
      balance: true,
      total: true,
      currency: true,
      salesOrder: { select: { number: true, contactId: true } },
      shipment: { select: { number: true } },
      closedAt: true,
      entries: {
        where: { kind: { in: ['PAYMENT_APPLIED', 'CREDIT_APPLIED'] } },
        select: { kind: true, amount: true, at: true, reversesId: true },
      },
      customer: { select: { name: true } },
    },
  });
  if (!invoice?.issuedAt) return null;
  const { number, customerId, placedById, dueOn, balance, total, currency, customer, salesOrder } = invoice;
  // A void gives back what its own order had paid.
  const given = invoice.entries.filter(
    ({ kind, reversesId, at }) =>
      kind === 'PAYMENT_APPLIED' && reversesId !== null && at.getTime() === invoice.closedAt?.getTime(),
  );
  const { paid, credited } = appliedMoney(invoice.entries);
  const returned = sumMoney(given.map((entry) => decimal(entry.amount).abs()));
  const madeFor = (invoice.shipment ?? salesOrder)?.number;
  return {
    customerId,
    placedById,
    // The issued content is frozen, but the contact of its order may have changed since.
    contactId: salesOrder?.contactId ?? contactOfRow(invoice),
    number,
    path: `/backoffice/financial/invoices/${encodeURIComponent(number)}`,
    facts: {
      customer: customer.name,
      amount: balance.toFixed(2),
      total: total.toFixed(2),
      currency,
      madeFor,
      ...(paid.isZero() ? {} : { paid: moneyText(paid) }),
      ...(credited.isZero() ? {} : { credited: moneyText(credited) }),
      ...(returned.isZero() ? {} : { returned: moneyText(returned) }),
      ...(dueOn === null ? {} : { day: storedDay(dueOn) }),
    },
  };
});
