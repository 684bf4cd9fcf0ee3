import { noticeSubject } from '../../notices/notify/notice-subject.ts';

// The account of a customer, for notices of statements.
noticeSubject('Customer', async (db, id) => {
  const customer = await db.customer.findUnique({
    where: { id },
    select: { name: true, accountNumber: true },
  });
  if (!customer) return null;
  return {
    customerId: id,
    placedById: null,
    contactId: null,
    number: customer.accountNumber,
    path: '/backoffice/financial/payments',
    facts: { customer: customer.name },
  };
});
