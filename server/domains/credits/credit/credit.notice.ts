import { noticeSubject } from '../../notices/notify/notice-subject.ts';

noticeSubject('CustomerCredit', async (db, id) => {
  const credit = await db.customerCredit.findUnique({
    where: { id },
    select: {
      number: true,
      customerId: true,
      placedById: true,
      contactId: true,
      amount: true,
      currency: true,
      customer: { select: { name: true } },
    },
  });
  if (!credit) return null;
  const { number, customerId, placedById, contactId, amount, currency, customer } = credit;
  return {
    customerId,
    placedById,
    contactId,
    number,
    path: `/backoffice/financial/customer-credits/${encodeURIComponent(number)}`,
    facts: { customer: customer.name, amount: amount.toFixed(2), currency },
  };
});
