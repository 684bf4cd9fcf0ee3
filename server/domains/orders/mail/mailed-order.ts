import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import type { Reads } from '../../notices/notify/notice-subject.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { grantedOfJson } from '../../promotions/granted-promotion.ts';
import { storedTaxParts } from '../../shipping-and-tax/stored-tax.ts';
import { configurationOfJob, JOB_CONFIGURATION } from '../lines/job-configuration.ts';
import { JOB_NUMBER } from '../lines/shown-job-number.ts';
import { currentSums } from '../rules/order-sums.ts';
import type { OrderMail } from './order-mail.ts';

const MAILED = {
  customer: { select: { name: true, accountNumber: true } },
  shippingMethod: { select: { nameEn: true, nameFr: true } },
  charges: {
    orderBy: { id: 'asc' },
    select: {
      kind: true,
      amount: true,
      salesTax: true,
      nameEn: true,
      nameFr: true,
      jobOrder: { select: JOB_NUMBER },
    },
  },
  jobOrders: {
    orderBy: { numberRank: 'asc' },
    select: {
      ...JOB_NUMBER,
      titleEn: true,
      titleFr: true,
      quantity: true,
      lineTotal: true,
      pricingMode: true,
      promisedOn: true,
      ...JOB_CONFIGURATION,
    },
  },
} satisfies Prisma.OrderGroupInclude;

/** An order with the data that its emails show, without its URL. */
export async function mailedOrder(db: Reads, id: number): Promise<Omit<OrderMail, 'url'>> {
  const group = await db.orderGroup.findUniqueOrThrow({ where: { id }, include: MAILED });
  const { customer } = group;
  return {
    ...group,
    jobOrders: group.jobOrders.map((job) => ({ ...job, configuration: configurationOfJob(job) })),
    chargesTax: sumMoney(group.charges.map(({ salesTax }) => decimal(salesTax))),
    promotions: grantedOfJson(group.promotions),
    answers: choicesOfJson(group.attributes),
    taxParts: storedTaxParts(group, group.salesTaxValue),
    currentTotal: currentSums(group, group.charges).grandTotal,
    customerName: customer.name,
    accountNumber: customer.accountNumber,
  };
}
