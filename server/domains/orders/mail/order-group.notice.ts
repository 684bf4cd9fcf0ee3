import { noticeLetter } from '../../notices/mail/notice-letter.ts';
import { CONTACT_SELECT, contactOfRow } from '../../notices/notify/contact-of-row.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { mailedOrder } from './mailed-order.ts';
import { orderMail } from './order-mail.ts';
import { confirmationPath, orderPath } from './order-path.ts';

noticeSubject('OrderGroup', async (db, id) => {
  const order = await db.orderGroup.findUnique({
    where: { id },
    select: {
      code: true,
      customerId: true,
      placedById: true,
      placedBy: { select: { isStaff: true } },
      grandTotal: true,
      currency: true,
      customer: { select: { name: true } },
      salesOrder: { select: { number: true, contactId: true } },
      jobOrders: { orderBy: { id: 'asc' }, take: 2, select: { ...CONTACT_SELECT, number: true } },
    },
  });
  if (!order) return null;
  const { code, customerId, placedById, placedBy, salesOrder, jobOrders, customer } = order;
  const contactId = jobOrders[0]?.contactId ?? salesOrder?.contactId ?? null;
  return {
    customerId,
    placedById,
    contactId: contactOfRow({ contactId, placedById, placedBy }),
    number: salesOrder?.number ?? code,
    path: salesOrder ? confirmationPath(code) : orderPath({ code, salesOrder, jobOrders }),
    fullPath: salesOrder && orderPath({ code, salesOrder, jobOrders }),
    facts: { customer: customer.name, amount: order.grandTotal.toFixed(2), currency: order.currency },
  };
});

noticeLetter('ORDER_RECEIVED', async ([{ subjectId, side, path }], { language, urlOf }, { db }) =>
  orderMail(
    { ...(await mailedOrder(db, subjectId)), url: urlOf(path) },
    language,
    side === 'STAFF' ? 'MANUFACTURER' : 'CUSTOMER',
  ),
);
