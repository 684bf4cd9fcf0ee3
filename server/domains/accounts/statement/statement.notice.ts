import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';

// The account of a customer, for notices of statements.
noticeSubject('Customer', async (db, id) => {
  const customer = await db.customer.findUnique({
    where: { id },
    select: { name: true, accountNumber: true },
  });
  if (!customer) return null;
  return {
    permission: PAYMENTS_VIEW,
    customerId: id,
    placedById: null,
    contactId: null,
    number: customer.accountNumber,
    path: '/backoffice/financial/invoices',
    facts: { customer: customer.name },
  };
});
