import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { languageOf } from '../../identity/language.type.ts';
import { mailUser } from '../../notices/mail-user.ts';
import { choicesOfJson } from '../../ordering/choice.type.ts';
import { grantedOfJson } from '../../promotions/granted-promotion.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { CreatedOrder } from '../orders/order-draft.ts';
import { currentSums } from '../rules/orders/order-charges.ts';
import { orderMail } from './order-mail.ts';

/** Where the order is followed. */
const LIST = '/backoffice/status-tracking/job-orders?tab=new';

const MAILED = {
  customer: { select: { name: true, accountNumber: true, email: true, language: true } },
  placedBy: { select: { isStaff: true } },
  shippingMethod: { select: { nameEn: true, nameFr: true } },
  charges: {
    orderBy: { id: 'asc' },
    select: {
      kind: true,
      amount: true,
      salesTax: true,
      nameEn: true,
      nameFr: true,
      jobOrder: { select: { number: true } },
    },
  },
  jobOrders: {
    orderBy: { numberRank: 'asc' },
    select: { number: true, titleEn: true, titleFr: true, quantity: true, lineTotal: true, promisedOn: true },
  },
} satisfies Prisma.OrderGroupInclude;

/** Recipients of an order's mail; each has a task of its own, so that a retry for one does not mail the other again. */
const RECIPIENTS = ['CUSTOMER', 'MANUFACTURER'] as const;

/** Mails a new order to the customer or the manufacturer. */
export const sendOrderMail = task('send_order_mail', {
  payload: z.strictObject({ orderGroupId: z.int().positive(), recipient: z.enum(RECIPIENTS) }),
  // A day and a half.
  attempts: 14,
  run: async ({ orderGroupId, recipient }, { db, services }) => {
    const { COMPANY } = await readSettings(db);
    const group = await db.orderGroup.findUniqueOrThrow({ where: { id: orderGroupId }, include: MAILED });
    const { placedBy, customer } = group;
    const order = {
      ...group,
      chargesTax: sumMoney(group.charges.map(({ salesTax }) => decimal(salesTax))),
      promotions: grantedOfJson(group.promotions),
      answers: choicesOfJson(group.attributes),
      currentTotal: currentSums(group, group.charges).grandTotal,
      customerName: customer.name,
      accountNumber: customer.accountNumber,
    };
    if (recipient === 'CUSTOMER' && !placedBy.isStaff) {
      await mailUser({ db, services }, { userId: group.placedById, kind: 'ORDER_RECEIVED' }, (reader) =>
        orderMail({ ...order, url: reader.urlOf(LIST) }, reader.language, recipient),
      );
      return;
    }
    // The manufacturer's own address, or that of a customer for whom staff ordered: nobody with choices of their own.
    const language = recipient === 'MANUFACTURER' ? 'en' : languageOf(customer.language);
    const url = `${services.config.publicUrl}${language === 'fr' ? '/fr' : ''}${LIST}`;
    const to = recipient === 'MANUFACTURER' ? COMPANY.email : customer.email;
    const letter = { ...orderMail({ ...order, url }, language, recipient), language, company: COMPANY.name };
    if (to) await services.mailer.send({ to, ...(await renderLetter(letter)) });
  },
});

/** Adds the mails of a new order to the transaction that makes it. */
export async function mailOrder(tx: Prisma.TransactionClient, order: CreatedOrder): Promise<void> {
  const jobs = RECIPIENTS.map((recipient) => ({
    payload: { orderGroupId: order.id, recipient },
    about: `${order.code}/${recipient.toLowerCase()}`,
  }));
  await addJobs(tx, sendOrderMail, jobs);
}
