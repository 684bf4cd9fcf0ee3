import type { Prisma } from '../../database/generated/client.ts';
import { decimal, sumMoney } from '../../lib/money.ts';
import type { Context } from '../../schema/context.ts';
import { requestSettings } from '../settings/read-settings.ts';
import { type MailLanguage, type OrderMail, orderMail } from './order-mail.ts';
import { currentSums } from './rules/order-charges.ts';

const MAILED = {
  customer: { select: { name: true, accountNumber: true, email: true, language: true } },
  placedBy: { select: { email: true, language: true, isStaff: true } },
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

/**
 * Tells the customer and the manufacturer about a new order. It runs after the commit: a mail server that is down
 * leaves the order as it is and a line in the log.
 */
export async function mailOrder(context: Context, orderGroupId: number): Promise<void> {
  const { db, services, requestId } = context;
  try {
    const { COMPANY } = await requestSettings(context);
    const group = await db.orderGroup.findUniqueOrThrow({ where: { id: orderGroupId }, include: MAILED });
    const { placedBy, customer } = group;
    const address = placedBy.isStaff ? customer.email : placedBy.email;
    const language = languageOf(placedBy.isStaff ? customer.language : placedBy.language);
    const order: OrderMail = {
      ...group,
      chargesTax: sumMoney(group.charges.map(({ salesTax }) => decimal(salesTax))),
      currentTotal: currentSums(group, group.charges).grandTotal,
      company: COMPANY.name,
      customerName: customer.name,
      accountNumber: customer.accountNumber,
      url: `${services.config.publicUrl}${language === 'fr' ? '/fr' : ''}/backoffice/status-tracking/job-orders?tab=new`,
    };
    if (address) await services.mailer.send({ to: address, ...orderMail(order, language, 'CUSTOMER') });
    await services.mailer.send({ to: COMPANY.email, ...orderMail(order, 'en', 'MANUFACTURER') });
  } catch (error) {
    services.logger.error({ err: error, requestId, orderGroupId }, 'Order mail not sent.');
  }
}

function languageOf(language: string): MailLanguage {
  return language === 'fr' ? 'fr' : 'en';
}
