import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { languageOf } from '../../identity/language.type.ts';
import type { EventOccurrence } from '../../notices/notify/event-occurrence.ts';
import { actorsOf } from '../../notices/notify/notify.task.ts';
import { notifyNow } from '../../notices/notify/notify.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { CreatedOrder } from '../placing/order-draft.ts';
import { mailedOrder } from './mailed-order.ts';
import { orderMail } from './order-mail.ts';
import { orderPath } from './order-path.ts';

/** Recipients of the email about a new order. Each has its own task, so that a retry does not email the other again. */
const RECIPIENTS = ['CUSTOMER', 'MANUFACTURER'] as const;

/**
 * Emails a new order to the recipients from the notice table, and to two addresses without a user: the manufacturer's,
 * and that of a customer without contacts.
 */
const sendOrderMail = task('send_order_mail', {
  payload: z.strictObject({ orderGroupId: z.int().positive(), recipient: z.enum(RECIPIENTS) }),
  // Retries for a day and a half.
  attempts: 14,
  run: async ({ orderGroupId, recipient }, { db, services, now }) => {
    const about = { model: 'OrderGroup', id: orderGroupId };
    const group = await db.orderGroup.findUniqueOrThrow({
      where: { id: orderGroupId },
      select: {
        placedById: true,
        actingById: true,
        customer: { select: { email: true, language: true } },
        code: true,
        salesOrder: { select: { number: true } },
        jobOrders: { orderBy: { id: 'asc' }, take: 2, select: { number: true } },
      },
    });
    if (recipient === 'CUSTOMER') {
      const doerIds = actorsOf({ userId: group.placedById, actingById: group.actingById });
      const occurrence: EventOccurrence = { event: 'ORDER_RECEIVED', about, doerIds };
      const notified = await db.$transaction((tx) => notifyNow(tx, occurrence, now));
      if (notified.about === null || notified.about.contactId !== null) return;
    }
    const { COMPANY } = await readSettings(db);
    const { customer } = group;
    const language = recipient === 'MANUFACTURER' ? 'en' : languageOf(customer.language);
    const to = recipient === 'MANUFACTURER' ? COMPANY.email : customer.email;
    if (!to) return;
    const url = `${services.config.publicUrl}${language === 'fr' ? '/fr' : ''}${orderPath(group)}`;
    const order = { ...(await mailedOrder(db, orderGroupId)), url };
    const letter = { ...orderMail(order, language, recipient), language, company: COMPANY.name };
    await services.mailer.send({ to, ...(await renderLetter(letter)) });
  },
});

/** Queues the emails about a new order in the transaction that creates it. */
export async function mailOrder(tx: Prisma.TransactionClient, order: CreatedOrder): Promise<void> {
  const jobs = RECIPIENTS.map((recipient) => ({
    payload: { orderGroupId: order.id, recipient },
    about: `${order.code}/${recipient.toLowerCase()}`,
  }));
  await addJobs(tx, sendOrderMail, jobs);
}
