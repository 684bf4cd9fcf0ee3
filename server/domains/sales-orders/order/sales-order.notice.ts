import { CONTACT_SELECT, contactOfRow } from '../../notices/notify/contact-of-row.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';

noticeSubject('SalesOrder', async (db, id) => {
  const order = await db.salesOrder.findUnique({
    where: { id },
    select: { ...CONTACT_SELECT, number: true, customer: { select: { name: true } } },
  });
  if (!order) return null;
  const { number, customerId, placedById, customer } = order;
  return {
    customerId,
    placedById,
    contactId: contactOfRow(order),
    number,
    path: `/backoffice/status-tracking/sales-orders/${encodeURIComponent(number)}`,
    facts: { customer: customer.name },
  };
});
