import { noticeSubject } from '../../notices/notify/notice-subject.ts';

noticeSubject('Estimate', async (db, id) => {
  const estimate = await db.estimate.findUnique({
    where: { id, deletedAt: null },
    select: {
      number: true,
      name: true,
      customerId: true,
      placedById: true,
      sharedAt: true,
      customer: { select: { name: true } },
    },
  });
  if (!estimate) return null;
  const { number, name, customerId, placedById, sharedAt, customer } = estimate;
  return {
    customerId,
    placedById,
    contactId: null,
    isShared: sharedAt !== null,
    number,
    path: `/backoffice/order-creation/estimate/${encodeURIComponent(number)}`,
    facts: { customer: customer.name, words: name },
  };
});
