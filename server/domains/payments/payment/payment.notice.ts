import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { PAYMENTS_VIEW } from '../access.ts';

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
    },
  });
  if (!payment) return null;
  const { number, customerId, userId, amount, currency, customer, salesOrder } = payment;
  return {
    permission: PAYMENTS_VIEW,
    customerId,
    placedById: userId,
    contactId: salesOrder?.contactId ?? userId,
    number,
    path: `/backoffice/financial/payments/${encodeURIComponent(number)}`,
    facts: { customer: customer.name, amount: amount.toFixed(2), currency },
  };
});
